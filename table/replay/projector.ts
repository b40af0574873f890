import { batch, computed, signal } from '@preact/signals';
import type { LogEvent } from '@impulse/engine';
import { rosterOf } from '../play/roster.js';
import { makePosition } from '@impulse/totensonntag/position/position.js';
import type { PathShown } from '../board/types.js';
import { pathOf } from '../play/display.js';
import type { Stage } from '../play/stage.js';
import { hasDice } from '../play/throws.js';
import { sceneOf } from '../play/animations.js';
import { grid } from '@impulse/totensonntag/context.js';
import type { Film, JumpKind } from './film.js';
import type { ReplaySession } from './replay-session.js';

/** Milliseconds between two frames by speed: none, quick, normal, slow. */
const pauses = [160, 60, 260, 700] as const;

/** Runs a film: forwards acted out, or at once to any frame. */
export class Projector {
  readonly film: Film;
  readonly #session: ReplaySession;
  readonly #stage: Stage;
  readonly #speed: () => number;
  /** Counts orders: whatever was under way before the last one has nothing more to say. */
  #order = 0;

  readonly playing = signal(false);
  /** What the frame shown, or the one being acted out, has done on the map. */
  readonly path = computed(() => {
    const frame = this.#session.frame.value + (this.#session.presenting.value ? 1 : 0);
    return frame > this.film.last ? null : pathOfFrame(this.film, frame);
  });

  constructor(session: ReplaySession, stage: Stage, speed: () => number) {
    this.film = session.film;
    this.#session = session;
    this.#stage = stage;
    this.#speed = speed;
  }

  /** Shows a frame at once. */
  go(frame: number): void {
    this.stop();
    const wanted = Math.min(Math.max(Math.round(frame), 0), this.film.last);
    if (wanted !== this.#session.frame.value) this.#land(wanted);
  }

  step(direction: 1 | -1): void {
    this.go(this.#session.frame.value + direction);
  }

  jump(kind: JumpKind, direction: 1 | -1): void {
    const frame = this.film.jump(kind, this.#session.frame.value, direction);
    if (frame !== null) this.go(frame);
  }

  #land(frame: number): void {
    const events = this.film.eventsOf(frame, this.#session.viewpoint.value);
    batch(() => {
      this.#session.presenting.value = false;
      this.#session.show(frame);
      const results = resultsOf(events);
      this.#stage.result.value = results.length > 0 ? { events: results, rolling: false, foreign: true } : null;
    });
    const scene = sceneOf(events);
    if (scene !== null) this.#stage.board?.show(scene);
  }

  stop(): void {
    this.#order++;
    this.playing.value = false;
    this.#stage.skip();
  }

  toggle(): void {
    if (this.playing.value) this.stop();
    else void this.play();
  }

  /** Acts out frame after frame until the end or until told to stop. From the last frame it begins anew. */
  async play(): Promise<void> {
    this.stop();
    if (this.#session.frame.value === this.film.last) this.#land(0);
    const order = this.#order;
    this.playing.value = true;
    while (this.#session.frame.value < this.film.last) {
      const seen = await this.#actOut(this.#session.frame.value + 1, order);
      if (order !== this.#order) return;
      // What this viewpoint may not see takes no time.
      if (seen) await new Promise((resolve) => setTimeout(resolve, pauses[this.#speed()]));
      if (order !== this.#order) return;
    }
    this.playing.value = false;
  }

  async #actOut(frame: number, order: number): Promise<boolean> {
    const { side, action } = this.film.frames[frame];
    const events = this.film.eventsOf(frame, this.#session.viewpoint.value);
    if (action && events.length > 0) {
      batch(() => {
        this.#stage.clear();
        this.#session.presenting.value = true;
      });
      await this.#stage.present({ side, action, events }, this.#session.roster.value, true);
    }
    if (order === this.#order) this.#land(frame);
    return events.length > 0;
  }
}

const consequences = new Set(['hit', 'destroyed', 'objective-taken']);

/** Throws of the dice and what came of them. */
export function resultsOf(events: readonly LogEvent[]): LogEvent[] {
  const results: LogEvent[] = [];
  for (const event of events) {
    const thrown = hasDice(event) || event.type === 'numbers-revealed';
    if (thrown || (results.length > 0 && consequences.has(event.type))) results.push(event);
  }
  return results;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const onTheMap = new Set(['move', 'enter', 'exit', 'assault', 'barrage', 'advance']);

/** The way or the attack of a frame, from where units stood before it. */
export function pathOfFrame(film: Film, frame: number): PathShown | null {
  const { action, events } = film.frames[frame];
  if (!action) return null;
  const before = film.at(frame - 1);
  const roster = rosterOf(before.context, makePosition(before));
  if (onTheMap.has(action.type)) {
    const drawn = action.type === 'advance' ? { ...action, path: [action.hex] } : action;
    return pathOf(before.context, drawn, roster);
  }
  const attack = events.find(({ type }) => type === 'attack');
  if (!attack) return null;
  const from = roster.get(text(attack.detail['unit']))?.at ?? '';
  const [start, target] = [grid.parse(from), grid.parse(text(attack.detail['hex']))];
  return start < 0 || target < 0 ? null : { hexes: [start], costs: [], attack: target };
}
