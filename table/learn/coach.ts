import { computed, effect, type Signal, signal, untracked } from '@preact/signals';
import type { Lesson, LessonStep, LessonTable } from './course.js';

/** Follows a lesson: waits for what the player really does, and goes on when it is done. */
export class Coach {
  readonly lesson: Lesson;
  readonly at: Signal<number>;
  /** Something legal was done that the lesson is not about. */
  readonly astray = signal(false);
  readonly step = computed<LessonStep | null>(() => this.lesson.steps[this.at.value] ?? null);

  constructor(lesson: Lesson, at = 0) {
    this.lesson = lesson;
    this.at = signal(Math.min(at, lesson.steps.length));
  }

  get finished(): boolean {
    return this.at.value >= this.lesson.steps.length;
  }

  /** Only for steps that are there to be read. */
  next(): void {
    if (this.step.value && !this.step.value.done) this.#goOn();
  }

  #goOn(): void {
    this.astray.value = false;
    this.at.value = this.at.value + 1;
  }

  watch(table: LessonTable): () => void {
    const { chair } = table;
    let played = chair.played.peek();
    let takenBack = chair.takenBack.peek();
    let asked = false;
    return effect(() => {
      void chair.version.value;
      const step = this.step.value;
      const done = step?.done?.(table) ?? false;
      untracked(() => {
        const turn = chair.turn.peek();
        // What the other side does is not the learner's mistake.
        const acted = asked && chair.played.peek() > played;
        asked = !turn.over && turn.side === this.lesson.side;
        const undone = chair.takenBack.peek() > takenBack;
        played = chair.played.peek();
        takenBack = chair.takenBack.peek();
        if (!step?.done) return;
        if (done) this.#goOn();
        else if (acted && !step.patient && chair.mayAct.value) this.astray.value = true;
        else if (undone) this.astray.value = false;
      });
    });
  }
}
