import { good, type Result } from '@impulse/engine';
import { workThrough } from '../threads.js';
import type { BattleResult, Plan } from '../simulate/battle.js';
import type { PlayedSetting } from './results.js';

/** Battles of one setting that are to be played, or played on. */
interface BalanceRun {
  readonly plan: Plan;
  /** As far as it has been played. */
  readonly setting: PlayedSetting;
  /** In all. */
  readonly battles: number;
  readonly threads: number;
  readonly sides: readonly [string, string];
  readonly keep: (setting: PlayedSetting) => Result<null>;
}

/** Plays what is missing, and keeps what has been played: in the order of the numbers, in whatever order it comes in. */
export async function playSetting(run: BalanceRun, progress: (done: number) => void): Promise<Result<PlayedSetting>> {
  const { plan, battles, threads, sides } = run;
  let { winners } = run.setting;
  const kept = (): PlayedSetting => ({ ...run.setting, winners });
  const letterOf = ({ winner }: BattleResult): string => (winner === null ? '-' : `${sides.indexOf(winner) + 1}`);
  const early = new Map<number, string>();
  const failures: Result<never>[] = [];
  const jobs = Array.from({ length: Math.max(0, battles - winners.length) }, (_, index) => winners.length + index);
  await workThrough<number, BattleResult>(
    { module: 'simulate/worker', plan, jobs, threads, batch: 16, isEnough: () => failures.length > 0 },
    (played) => {
      for (const one of played) early.set(one.number, letterOf(one));
      for (let next = early.get(winners.length); next; next = early.get(winners.length)) winners += next;
      const written = run.keep(kept());
      if (!written.ok) failures.push(written);
      progress(winners.length - run.setting.winners.length);
    },
  );
  return failures.length > 0 ? failures[0] : good(kept());
}
