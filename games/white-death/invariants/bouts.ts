import { type Bout, boutPlayer, optionsAsTheyFall } from '@impulse/engine/invariants/bouts.js';
import { scenarioIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { whiteDeathChecks } from './index.js';
import { optionSpecs } from '../options.js';
import { brokenOut, makeBrokenOut } from './broken-out.js';
import { type Player, tempers } from './temper.js';

/**
 * Rows of battles: tempers and scenarios in turn, options as they fall. Campaigns, the script, and a garrison that has
 * broken out are in rows of their own.
 */
const short = scenarioIds.filter((id) => id !== 'campaign');

export function boutOf(row: string, number: number): Bout<Player> {
  const seed = `${row} ${number}`;
  if (row === 'breakout') return { seed, setup: brokenOut, position: makeBrokenOut(), player: 'crowding' };
  const options = optionsAsTheyFall(optionSpecs, seed);
  const player = row.startsWith('script') ? 'script' : tempers[number % tempers.length];
  const scenario = row.endsWith('campaign') ? 'campaign' : short[number % short.length];
  return { seed, setup: { scenario, options }, player };
}

export const playBout = boutPlayer(whiteDeath, whiteDeathChecks);
