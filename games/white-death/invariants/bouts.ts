import { type Bout as AnyBout, type Leave, optionsAsTheyFall, playBout as playAnyBout } from '@impulse/engine/bouts.js';
import type { Effort, Played } from '@impulse/engine/invariants.js';
import { scenarioIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { whiteDeathChecks } from '../invariants.js';
import { optionSpecs } from '../options.js';
import { type Temper, tempers } from './temper.js';

/** Rows of random battles: tempers and scenarios in turn, options as they fall; campaigns in rows of their own. */
interface Bout extends AnyBout {
  readonly temper: Temper;
}

const short = scenarioIds.filter((id) => id !== 'campaign');

export function boutOf(row: string, number: number): Bout {
  const seed = `${row} ${number}`;
  const options = optionsAsTheyFall(optionSpecs, seed);
  const temper = tempers[number % tempers.length]!;
  const scenario = row.startsWith('campaign') ? 'campaign' : short[number % short.length]!;
  return { seed, setup: { scenario, options }, temper };
}

export const playBout = (bout: Bout, effort: Effort, leave: Leave): Played =>
  playAnyBout(whiteDeath, bout, whiteDeathChecks(bout.temper), effort, leave);
