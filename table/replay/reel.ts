import { batch, computed, signal } from '@preact/signals';
import type { Seat, ToldEvent } from '@impulse/engine';
import type { Desk } from '../desk/desk.js';
import type { FilmHost } from '../hosts/film.js';
import type { FrameInfo, FrameTold } from '../hosts/messages.js';
import type { JumpKind } from '../kit/kit.js';
import { pathTold } from '../map/paths.js';

/** Milliseconds between two frames by speed: none, quick, normal, slow. */
const pauses = [160, 60, 260, 700] as const;

/** Runs a film: forwards acted out, or at once to any frame. */
export class Reel {
  readonly #host: Pick<FilmHost, 'go' | 'frames'>;
  readonly #desk: Pick<Desk, 'chair' | 'presenter' | 'art' | 'selection'>;
  readonly #speed: () => number;
  /** Counts orders: whatever was under way before the last one has nothing more to say. */
  #order = 0;

  readonly playing = signal(false);
  readonly frame = signal(0);
  /** What can be known of every frame from the present viewpoint. */
  readonly frames = signal<readonly FrameInfo[]>([]);
  /** What happened in the frame that is shown, or is being acted out. */
  readonly told = signal<readonly ToldEvent[]>([]);
  readonly path = computed(() => pathTold(this.told.value, this.#desk.art.board.grid));

  constructor(
    host: Pick<FilmHost, 'go' | 'frames'>,
    desk: Pick<Desk, 'chair' | 'presenter' | 'art' | 'selection'>,
    frames: readonly FrameInfo[],
    speed: () => number,
  ) {
    this.#host = host;
    this.#desk = desk;
    this.#speed = speed;
    this.frames.value = frames;
  }

  get last(): number {
    return this.frames.value.length - 1;
  }

  /** Sees with other eyes. */
  async look(seat: Seat): Promise<void> {
    this.stop();
    const order = this.#order;
    const frames = await this.#host.frames(seat);
    await this.#desk.chair.sit(seat);
    if (order !== this.#order) return;
    this.frames.value = frames;
    this.#desk.selection.select([]);
    await this.#land(this.frame.peek(), order);
  }

  /** Shows a frame at once. */
  go(frame: number): void {
    this.stop();
    const wanted = Math.min(Math.max(Math.round(frame), 0), this.last);
    if (wanted !== this.frame.peek()) this.#land(wanted, this.#order).catch((error: unknown) => console.error(error));
  }

  step(direction: 1 | -1): void {
    this.go(this.frame.peek() + direction);
  }

  /** The frame a jump forward (1) or back (-1) leads to; null when there is nothing of the kind. */
  target(kind: JumpKind, direction: 1 | -1): number | null {
    const from = this.frame.value;
    const marks = this.frames.value.flatMap((info, frame) => (this.#marks(kind, info, frame) ? [frame] : []));
    const found = direction > 0 ? marks.find((mark) => mark > from) : marks.findLast((mark) => mark < from);
    return found ?? null;
  }

  #marks({ events, isOpened }: JumpKind, info: FrameInfo, frame: number): boolean {
    if (frame === 0) return isOpened;
    if (events === null) return info.turn !== this.frames.value[frame - 1].turn;
    return info.events.some((type) => events.includes(type));
  }

  jump(kind: JumpKind, direction: 1 | -1): void {
    const frame = this.target(kind, direction);
    if (frame !== null) this.go(frame);
  }

  /** The frame of an event, by its place in the log. */
  frameOf(event: number): number {
    let before = 0;
    return this.frames.value.findIndex(({ events }) => (before += events.length) > event);
  }

  async #land(frame: number, order: number): Promise<void> {
    // The number follows the hand; the picture comes after it.
    this.frame.value = frame;
    const shown = await this.#host.go(frame, false, this.#desk.chair.seat.peek());
    await this.#desk.chair.shown();
    if (order === this.#order) this.#show(shown);
  }

  #show({ told }: FrameTold): void {
    const { presenter } = this.#desk;
    batch(() => {
      this.told.value = told;
      presenter.showResults(told);
    });
    const scene = presenter.sceneOf(told);
    if (scene !== null) presenter.board?.show(scene);
  }

  stop(): void {
    this.#order++;
    this.playing.value = false;
    this.#desk.presenter.skip();
  }

  toggle(): void {
    if (this.playing.value) this.stop();
    else this.play().catch((error: unknown) => console.error(error));
  }

  /** Acts out frame after frame until the end or until told to stop. From the last frame it begins anew. */
  async play(): Promise<void> {
    this.stop();
    const order = this.#order;
    this.playing.value = true;
    if (this.frame.peek() === this.last) await this.#land(0, order);
    while (order === this.#order && this.frame.peek() < this.last) {
      const seen = await this.#actOut(this.frame.peek() + 1, order);
      // What this viewpoint may not see takes no time.
      if (seen) await new Promise((resolve) => setTimeout(resolve, pauses[this.#speed()]));
    }
    if (order === this.#order) this.playing.value = false;
  }

  async #actOut(frame: number, order: number): Promise<boolean> {
    const { chair, presenter } = this.#desk;
    presenter.clear();
    const shown = await this.#host.go(frame, true, chair.seat.peek());
    if (order === this.#order) this.told.value = shown.told;
    await chair.shown();
    if (order !== this.#order) return false;
    this.frame.value = frame;
    this.#show(shown);
    return shown.told.length > 0;
  }
}
