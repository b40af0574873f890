import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { HostAnswer } from '@impulse/engine';
import type { Chair } from './chair.js';
import type { Follower } from './follower.js';

/** Lets computers decide, at the pace of whoever watches them. */
export class Computers implements Follower {
  readonly #chair: Chair;
  readonly #mayPlay: ReadonlySignal<boolean>;
  /** Lets the computer that owes a decision play once. */
  readonly #step: () => Promise<HostAnswer>;
  #closed = false;

  /** From the first step to the last one that they take by themselves. */
  readonly running = signal(false);
  readonly thinking = signal(false);
  /** How far the present thought is, from 0 to 1. */
  readonly thought: ReadonlySignal<number>;
  /** Computers wait while this is set. */
  readonly paused = signal(false);

  constructor(
    chair: Chair,
    mayPlay: ReadonlySignal<boolean>,
    step: () => Promise<HostAnswer>,
    thought: ReadonlySignal<number> = signal(0),
  ) {
    this.#chair = chair;
    this.#mayPlay = mayPlay;
    this.#step = step;
    this.thought = thought;
  }

  clear(): void {
    // Computers have no plans at the table.
  }

  forget(): void {
    // They see nothing of it.
  }

  /** Whenever somebody has decided something the next to decide may be a computer. */
  settle(): void {
    void this.run();
  }

  /** Until a person has to decide, until the battle is over or left; while they are paused, `steps` times. */
  async run(steps = 0): Promise<void> {
    if (this.running.value) return;
    this.running.value = true;
    try {
      for (let left = steps; ; left--) {
        await this.#chair.shown();
        const turn = this.#chair.turn.value;
        // They may have been told to go on while they took their last step.
        const mayPlay = !this.#closed && this.#mayPlay.value && (left > 0 || !this.paused.value);
        if (turn.over || this.#chair.isPerson(turn.side) || !mayPlay) return;
        this.thinking.value = true;
        const answer = await this.#step();
        this.thinking.value = false;
        if (answer.kind === 'stale') return;
        if (answer.kind !== 'done') throw new Error(`The computer was refused: ${JSON.stringify(answer)}`);
      }
    } catch (error) {
      if (this.#closed) return;
      console.error(error);
      batch(() => {
        this.paused.value = true;
        this.#chair.notice.value = { kind: 'computer' };
      });
    } finally {
      batch(() => {
        this.running.value = false;
        this.thinking.value = false;
      });
    }
  }

  pause(paused: boolean): void {
    this.paused.value = paused;
    if (!paused) void this.run();
  }

  close(): void {
    this.#closed = true;
  }
}
