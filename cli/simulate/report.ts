import type { LoadedBattle } from '@impulse/library';
import type { Plan } from './battle.js';
import type { Spread, Tally } from './tally.js';

/** The result of a simulation as a table. */

const percent = (share: number): string => (share * 100).toFixed(1).padStart(5);
const signed = (value: number): string => (value < 0 ? '' : '+') + value.toFixed(2);
const range = ({ mean, least, most }: Spread, digits = 1): string => `${mean.toFixed(digits)} (${least} to ${most})`;

export function reportOf(battle: LoadedBattle, plan: Plan, tally: Tally): string {
  const { game } = battle;
  const options = Object.entries(plan.options).map(([name, value]) => `${name}=${value}`);
  const battles = tally.battles - tally.unfinished;
  const margin = battles > 0 ? (1.96 * tally.points.deviation) / Math.sqrt(battles) : 0;
  const lines = [
    `${game.name.en}, scenario ${plan.scenario}, ${tally.battles} battles, seed ${plan.seed}`,
    `rules ${game.rulesVersion}${options.length > 0 ? `, ${options.join(', ')}` : ''}${plan.data === undefined ? '' : ', own data'}`,
    '',
    row('side', 'level', 'wins', 'share %', '95 % interval'),
    ...game.sides.map((side, index) => {
      const { count, share, low, high } = tally.wins[side];
      return row(side, plan.levels[index], String(count), percent(share), `${percent(low)} - ${percent(high)}`);
    }),
    '',
    `victory points   mean ${signed(tally.points.mean)} +- ${margin.toFixed(2)}, deviation ${tally.points.deviation.toFixed(2)}, from ${tally.points.least} to ${tally.points.most}`,
    '',
    `${'account'.padEnd(30)}${'scored %'.padStart(9)}  ${'95 % interval'.padStart(15)}${'points'.padStart(9)}`,
    ...tally.account.map(
      ({ name, share, low, high, points }) =>
        `${name.padEnd(30)}${percent(share).padStart(9)}  ${`${percent(low)} - ${percent(high)}`.padStart(15)}${signed(points).padStart(9)}`,
    ),
    '',
    `${battle.lossName.padEnd(17)}${game.sides.map((side) => `${side} ${range(tally.lost[side])}`).join(', ')}`,
    `actions          ${range(tally.actions)}`,
    `turns            ${range(tally.turns)}`,
  ];
  if (tally.unfinished > 0) lines.push(`unfinished       ${tally.unfinished}`);
  return `${lines.join('\n')}\n`;
}

const row = (side: string, level: string, wins: string, share: string, interval: string): string =>
  side.padEnd(10) + level.padEnd(10) + wins.padStart(8) + share.padStart(10) + interval.padStart(18);
