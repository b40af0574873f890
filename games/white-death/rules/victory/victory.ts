import { type AccountLine, type Log, numberIn, type Outcome } from '@impulse/engine';
import { GERMAN, grid, SOVIET } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { objectiveHexes } from '../../position/heading.js';
import { holder, NONE, type State } from '../../state.js';
import { type Isolation, isConnected, isolationNow } from '../supply/isolation.js';
import { withoutPlaced } from '../turn/placing.js';
import { extraLines, reliefCounted, rescueLine } from './extras.js';

/**
 * Victory: points by line, positive for the Soviets and negative for the Germans; their sum is the net score. Before the
 * battle ends only lines that everybody can count from open facts (ruling 58) carry points.
 */

/** The side that occupies an objective as an impulse ends holds it, until the enemy does. */
export function claimObjectives(state: State, log: Log | null): void {
  for (const [index, hex] of objectiveHexes(state.context).entries()) {
    const side = holder(state, hex);
    if (side === NONE || side === state.holders[index]) continue;
    state.holders[index] = side;
    const detail = { hex: grid.labels[hex], side: sideIds[side] };
    log?.push({ type: 'objective-taken', rule: 'victory', detail });
  }
}

/** Towns of the trunk railway that Soviet units occupy as a Soviet impulse ends. */
export function scoreRailTowns(state: State, log: Log | null): void {
  const towns = state.context.ground.trunkTowns.filter((hex) => holder(state, hex) === SOVIET);
  if (towns.length === 0) return;
  state.railTowns += towns.length;
  const detail = {
    hexes: towns.map((hex) => grid.labels[hex]),
    points: towns.length * state.context.data.victory.railTown,
    total: state.railTowns,
  };
  log?.push({ type: 'rail-towns', rule: 'victory', detail });
}

/** Campaign: enough towns counted end the battle at once. */
export function wonOutright(state: State): boolean {
  const { railTownImpulses } = state.context.scenario.extras;
  return railTownImpulses !== undefined && state.railTowns >= railTownImpulses;
}

/** Every line that can bring or cost points, with its present value; it is public. */
export function victoryAccount(truth: State): AccountLine[] {
  const state = withoutPlaced(truth);
  const { railTown, germanStrength, germanAfv, sovietStrengthPerTwo, sovietAfv, bunker } = state.context.data.victory;
  const [soviet = 0, sovietTanks = 0, german = 0, germanTanks = 0] = state.losses;
  const isolation = isolationNow(state);
  const counted = (item: string, count: number, points: number): AccountLine => ({
    rule: 'victory',
    item,
    points,
    detail: { count },
  });
  return [
    counted('rail-towns', state.railTowns, state.railTowns * railTown),
    counted('german-losses', german, german * germanStrength),
    counted('german-afv-losses', germanTanks, germanTanks * germanAfv),
    counted('soviet-losses', soviet, 0 - Math.floor(soviet / 2) * sovietStrengthPerTwo),
    counted('soviet-afv-losses', sovietTanks, 0 - sovietTanks * sovietAfv),
    counted('bunkers', state.bunkersLost, state.bunkersLost * bunker),
    ...state.context.ground.city.map((hex, index) => cityLine(state, hex, index, isolation)),
    rescueLine(state, isolation),
    ...extraLines(state, isolation),
  ];
}

/** What the account says of paths of supply, as a number. */
export function placesCounted(truth: State): number {
  const state = withoutPlaced(truth);
  const isolation = isolationNow(state);
  const { city } = state.context.ground;
  let counted = reliefCounted(state, isolation);
  for (let index = 0; index < city.length; index++) {
    counted = counted * 2 + (isSupplied(state, city[index], index, isolation) ? 1 : 0);
  }
  return counted;
}

const isSupplied = ({ holders }: State, hex: number, index: number, isolation: Isolation): boolean =>
  holders[index] === GERMAN && isConnected(isolation, GERMAN, hex);

/** A city hex: twice as much to the Germans when a path of supply leads out of it. */
function cityLine(state: State, hex: number, index: number, isolation: Isolation): AccountLine {
  const { context } = state;
  const { cityHex, suppliedCityHex } = context.data.victory;
  const held = state.holders[index];
  const supplied = isSupplied(state, hex, index, isolation);
  const points =
    held === SOVIET ? cityHex + (context.scenario.extras.sovietCityHex ?? 0) : supplied ? -suppliedCityHex : -cityHex;
  return {
    rule: 'victory',
    item: 'city-hex',
    points,
    detail: { hex: grid.labels[hex], holder: sideIds[held], supplied },
  };
}

/** Soviet points less German points, at present. */
export const netScore = (account: readonly AccountLine[]): number =>
  account.reduce((sum, { points }) => sum + points, 0);

/** With how many points the Soviets win, as the last line of the account tells; null when they have won outright. */
export function pointsToWin({ account }: Outcome): number | null {
  const level = account.find(({ item }) => item === 'level');
  return level && level.detail['outright'] === false ? numberIn(level.detail, 'sovietMarginal') : null;
}

/** The last line of the account tells how clear the victory is. */
export function outcome(state: State): Outcome {
  const lines = victoryAccount(state);
  const net = netScore(lines);
  const [sovietDecisive, sovietMarginal, germanMarginal] = state.context.scenario.thresholds;
  const outright = wonOutright(state);
  const winner = sideIds[outright || net >= sovietMarginal ? SOVIET : GERMAN];
  const decisive = outright || net >= sovietDecisive || net < germanMarginal;
  const level: AccountLine = {
    rule: 'victory',
    item: 'level',
    points: 0,
    detail: {
      winner,
      level: decisive ? 'decisive' : 'marginal',
      net,
      outright,
      sovietDecisive,
      sovietMarginal,
      germanMarginal,
    },
  };
  return { over: true, winner, points: net, account: [...lines, level] };
}
