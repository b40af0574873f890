import { signal } from '@preact/signals';
import type { LogEvent } from '@impulse/engine';
import type { Animation, Board } from '../board/types.js';
import { Choreography, sceneOf } from './animations.js';
import type { Played } from './battle.js';
import type { Roster } from './roster.js';
import { hasDice } from './throws.js';

/** Acts out what has been played: moves slide, dice roll, hits flash. The player can skip all of it. */

/** What the dice have just shown, kept in sight until something else is done. */
export interface Result {
  readonly events: readonly LogEvent[];
  /** The dice of the last event are still rolling. */
  readonly rolling: boolean;
  /** A computer's doing. */
  readonly foreign?: boolean;
}

/** Milliseconds by speed: none, quick, normal, slow. */
const rollTime = [0, 350, 750, 1300] as const;
const lookTime = [0, 150, 450, 1100] as const;

/** Events shown beside the dice that led to them. */
const consequences = new Set(['hit', 'destroyed', 'objective-taken']);
const shown = (event: LogEvent): boolean => hasDice(event) || event.type === 'numbers-revealed';

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

export class Stage {
  board: Board | null = null;
  readonly result = signal<Result | null>(null);
  readonly #speed: () => number;
  #skip: (() => void) | null = null;
  #skipping = false;

  constructor(speed: () => number) {
    this.#speed = speed;
  }

  /** `roster` is the one before the action. */
  async present({ events }: Played, roster: Roster, foreign: boolean): Promise<void> {
    this.#skipping = false;
    const choreography = new Choreography(roster);
    let animations: Animation[] = [];
    let results: LogEvent[] = [];
    const scene = foreign ? sceneOf(events) : null;
    if (scene !== null && this.#pace() > 0) this.board?.show(scene);
    for (const event of events) {
      if (shown(event)) {
        await this.#play(animations);
        animations = [];
        results = [...results, event];
        await this.#roll(results, foreign);
      } else if (consequences.has(event.type) && results.length > 0) {
        results = [...results, event];
        this.result.value = { events: results, rolling: false, foreign };
      }
      animations.push(...choreography.of(event));
    }
    await this.#play(animations);
    // However fast a computer plays, the page gets a frame to show it.
    if (foreign && this.#pace() === 0 && !document.hidden) await nextFrame();
  }

  async #roll(events: readonly LogEvent[], foreign: boolean): Promise<void> {
    const pace = this.#pace();
    if (pace > 0) {
      this.result.value = { events, rolling: true, foreign };
      await this.#wait(rollTime[pace]);
    }
    this.result.value = { events, rolling: false, foreign };
    if (pace > 0) await this.#wait(lookTime[pace]);
  }

  async #play(animations: readonly Animation[]): Promise<void> {
    if (animations.length === 0 || this.#pace() === 0) return;
    await this.board?.play(animations);
  }

  #pace(): number {
    return this.#skipping ? 0 : this.#speed();
  }

  #wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#skip = null;
        resolve();
      };
      const timer = setTimeout(end, time);
      this.#skip = end;
    });
  }

  /** Everything of this action that is still to be acted out is over at once. */
  skip(): void {
    this.#skipping = true;
    this.#skip?.();
    this.board?.skip();
  }

  clear(): void {
    this.result.value = null;
  }
}
