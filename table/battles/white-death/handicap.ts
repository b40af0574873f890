import type { Handicap } from '../../kit/introduction.js';
import type { PlayedBattles, PlayedMeasure } from '../../kit/sources.js';
import { betweenScripts, betweenStrong } from './played-battles.js';

/** What strong players of a scenario should give away: the points by which one side wins half of their battles. */

const measured = ({ measures }: PlayedBattles, scenario: string, id: string): PlayedMeasure | undefined =>
  measures.find((one) => one.scenario === scenario && one.id === id);

export function handicapFor(scenario: string): Handicap | null {
  const lead = measured(betweenStrong, scenario, 'lead');
  const wins = measured(betweenStrong, scenario, 'soviet-wins');
  const usual = measured(betweenScripts, scenario, 'soviet-wins');
  if (!lead || !wins || !usual) return null;
  const [points, ...bounds] = [lead.value, ...lead.interval];
  // Where the Soviets win outright more often than not, no points make it even.
  if (points === null || bounds[0] === null || bounds[1] === null || wins.value === null || usual.value === null) {
    return null;
  }
  const isSoviet = points >= 0;
  const share = (soviets: number): number => (isSoviet ? soviets : 100 - soviets);
  return {
    side: isSoviet ? 'soviet' : 'german',
    points: Math.abs(points),
    between: isSoviet ? [bounds[0], bounds[1]] : [-bounds[1], -bounds[0]],
    battles: wins.battles,
    wins: Math.round(share(wins.value)),
    usually: Math.round(share(usual.value)),
  };
}
