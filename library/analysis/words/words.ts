import type { Verdict } from '@impulse/opponent';

/** What is said about a battle that is looked back on. */
export interface AnalysisWords {
  readonly title: string;
  /** `chance` in percent. */
  readonly chanceOf: (side: string) => string;
  readonly graph: (side: string) => string;
  readonly even: string;
  readonly balance: string;
  readonly start: string;
  readonly decisions: (side: string) => string;
  readonly luck: (side: string) => string;
  readonly ending: string;
  readonly result: string;
  readonly balanceNote: string;
  readonly turningPoints: string;
  readonly noTurningPoints: string;
  readonly judged: string;
  readonly noneJudged: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly verdictCount: Readonly<Record<Verdict, (count: number) => string>>;
  /** A turning point; `luck` is the part that dice had in it. */
  readonly turningPoint: (when: string, change: string, luck: string) => string;
  /** What a decision cost. */
  readonly cost: (change: string, loss: string, luck: string) => string;
  readonly played: string;
  readonly better: string;
  readonly betterNote: string;
  readonly more: (count: number) => string;
  readonly notes: string;
  readonly bookmark: string;
  readonly step: (frame: number) => string;
  readonly steps: (from: number, to: number) => string;
  readonly turn: (turn: number, date: string) => string;
  readonly change: (before: string, after: string) => string;
  readonly method: (samples: number, budget: number) => string;
  readonly language: string;
}
