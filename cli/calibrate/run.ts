import { good, type Measure, type Result } from '@impulse/engine';
import { workThrough } from '../threads.js';
import type { CalibrationPlan, Job, JudgedBattle } from './battle.js';
import { openResults, type ResultsHeading, writeResults } from './results.js';
import type { Assignment } from './worker.js';

/** Plays what is missing of a calibration, and keeps what has been played. */
export interface CalibrationRun {
  readonly plan: CalibrationPlan;
  readonly heading: ResultsHeading;
  readonly measures: readonly Measure[];
  readonly scenarios: readonly string[];
  /** Battles of each scenario. */
  readonly battles: number;
  readonly threads: number;
  /** Where the battles are kept; nowhere when left out. */
  readonly file?: string | undefined;
}

export const jobsOf = ({ scenarios, battles }: CalibrationRun): Job[] =>
  scenarios.flatMap((scenario) => Array.from({ length: battles }, (_, number): Job => ({ scenario, number })));

/** A battle by its scenario and number. */
const keyOf = ({ scenario, number }: Job): string => `${scenario}/${number}`;

/** Battles kept by an earlier run; one to which a measure has been added since is played again. */
export function keptBattles({ file, heading, measures }: CalibrationRun): Result<JudgedBattle[]> {
  if (file === undefined) return good([]);
  const opened = openResults(file, heading);
  if (!opened.ok) return opened;
  const isWhole = ({ scenario, figures }: JudgedBattle): boolean =>
    measures.every(({ id, scenario: own }) => own !== scenario || Object.hasOwn(figures, id));
  return good(opened.value.filter(isWhole));
}

export function jobsLeft(run: CalibrationRun, kept: readonly JudgedBattle[]): Job[] {
  const played = new Set(kept.map(keyOf));
  return jobsOf(run).filter((job) => !played.has(keyOf(job)));
}

/** Plays `jobs` and answers with all battles that the run asks for. */
export async function playOn(
  run: CalibrationRun,
  kept: readonly JudgedBattle[],
  jobs: readonly Job[],
  progress: (done: number) => void,
): Promise<Result<JudgedBattle[]>> {
  const battles = [...kept];
  const keep = (): Result<null> => (run.file === undefined ? good(null) : writeResults(run.file, run.heading, battles));
  // A file that cannot be written is found out before the work and not after it.
  const writable = keep();
  if (!writable.ok) return writable;
  const assignment: Assignment = { plan: run.plan, scenarios: run.scenarios };
  const failures: Result<never>[] = [];
  await workThrough<Job, JudgedBattle>(
    { module: 'calibrate/worker', plan: assignment, jobs, threads: run.threads, batch: 2 },
    (played) => {
      battles.push(...played);
      const written = keep();
      if (!written.ok) failures.push(written);
      progress(battles.length - kept.length);
    },
  );
  if (failures.length > 0) return failures[0];
  const asked = new Set(jobsOf(run).map(keyOf));
  return good(battles.filter((battle) => asked.has(keyOf(battle))));
}
