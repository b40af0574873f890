import { type Bout as AnyBout, type Leave, optionsAsTheyFall, playBout as playAnyBout } from '@impulse/engine/bouts.js';
import type { Effort, Played } from '@impulse/engine/invariants.js';
import { scenarioIds } from '../context.js';
import { totensonntag } from '../game.js';
import { totensonntagChecks } from '../invariants.js';
import { optionSpecs } from '../options.js';
import { type Temper, tempers } from './temper.js';

/** A long row of random battles: tempers and scenarios in turn, options as they fall. */
interface Bout extends AnyBout {
  readonly temper: Temper;
}

export function boutOf(row: string, number: number): Bout {
  const seed = `${row} ${number}`;
  const options = optionsAsTheyFall(optionSpecs, seed);
  const temper = tempers[number % tempers.length]!;
  const scenario = scenarioIds[Math.floor(number / tempers.length) % scenarioIds.length]!;
  return { seed, setup: { scenario, options }, temper };
}

export const playBout = (bout: Bout, effort: Effort, leave: Leave): Played =>
  playAnyBout(totensonntag, bout, totensonntagChecks(bout.temper), effort, leave);
