import { type Bout, boutPlayer, optionsAsTheyFall } from '@impulse/engine/invariants/bouts.js';
import { scenarioIds } from '../context.js';
import { totensonntag } from '../game.js';
import { totensonntagChecks } from './index.js';
import { optionSpecs } from '../options.js';
import { type Player, tempers } from './temper.js';

/** Rows of battles: tempers and scenarios in turn, options as they fall; the script in rows of its own. */
export function boutOf(row: string, number: number): Bout<Player> {
  const seed = `${row} ${number}`;
  const options = optionsAsTheyFall(optionSpecs, seed);
  const player = row.startsWith('script') ? 'script' : tempers[number % tempers.length];
  const scenario = scenarioIds[Math.floor(number / tempers.length) % scenarioIds.length];
  return { seed, setup: { scenario, options }, player };
}

export const playBout = boutPlayer(totensonntag, totensonntagChecks);
