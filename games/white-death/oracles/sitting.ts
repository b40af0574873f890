import { ActionCodes, keyedDice, type LogEvent, makeRandom, type Outcome, type Random } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { sideIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { makePosition } from '../position/position.js';
import type { State } from '../state.js';
import { judge } from './judge.js';
import { battleOf, surveyGround, surveyReach, surveyStack } from './survey.js';
import { judgeOutcome } from './victory.js';

/** Battles played at random for the oracles alone: without the invariants of the house there is time for many more. */

/** Chances in a hundred that something that costs time is looked at. */
const sampled = { quiet: 6, reach: 5, stack: 20, ground: 4 } as const;

/** What is liked by those who play: fights come about seldom enough. */
const liked: readonly Action['type'][] = [
  'assault',
  'barrage',
  'deploy',
  'defend',
  'fire',
  'advance',
  'bridge',
  'exit',
];

/** The first thing about which the rules and their second reading differ; null when nothing does. */
export function playForOracles(scenario: string, seed: number, actions: number): string | null {
  const started = whiteDeath.start({ scenario });
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  const random = makeRandom(`${scenario} ${seed}`);
  const dice = keyedDice(seed);
  const codes = new ActionCodes();
  const told = (action: Action | null, wrong: string): string =>
    `${scenario} ${seed}, turn ${state.turn}, ${JSON.stringify(action)}: ${wrong}`;
  for (let number = 0; number < actions; number++) {
    if (whiteDeath.codes.deciding(state) < 0) {
      const wrong = judgeOutcome(battleOf(state), whiteDeath.turn(state) as Outcome);
      return wrong === null ? null : told(null, wrong);
    }
    const wrong = survey(state, random);
    if (wrong !== null) return told(null, wrong);
    const index = choose(state, codes, random);
    const action = whiteDeath.codes.action(state, codes, index);
    const before = makePosition(state);
    const events: LogEvent[] = [];
    dice.begin(number);
    whiteDeath.codes.play(state, codes, index, dice, events);
    if (!isQuiet(events) || random.below(100) < sampled.quiet) {
      const [first] = judge(state.context.data, before, action, events, makePosition(state));
      if (first !== undefined) return told(action, first);
    }
  }
  return null;
}

/** Nothing but a counter has moved. */
const isQuiet = (events: readonly LogEvent[]): boolean =>
  events.every(
    ({ detail }) => detail['die'] === undefined && detail['dice'] === undefined && detail['conventional'] === undefined,
  );

function survey(state: State, random: Random): string | null {
  const ids = state.context.unitIds;
  const someone = (): string => ids[random.below(ids.length)];
  if (random.below(100) < sampled.ground) {
    const wrong = surveyGround(state);
    if (wrong !== null) return wrong;
  }
  if (random.below(100) < sampled.reach) {
    const own = ids.filter(
      (_, unit) => sideIds[state.context.side[unit]] === sideIds[state.deciding] && state.hexOf[unit] >= -1,
    );
    const wrong = surveyReach(state, own[random.below(own.length)]);
    if (wrong !== null) return wrong;
  }
  return random.below(100) < sampled.stack ? surveyStack(state, someone(), battleHex(state, random)) : null;
}

function battleHex(state: State, random: Random): string {
  const standing = [...state.hexOf.keys()].filter((unit) => state.hexOf[unit] >= 0);
  const unit = standing[random.below(standing.length)];
  return (makePosition(state).units[state.context.unitIds[unit]] as { readonly at: string }).at;
}

const actors = new Int16Array(500);

/** One unit's actions, or what belongs to nobody; of a few of them what is liked. */
function choose(state: State, codes: ActionCodes, random: Random): number {
  const count = whiteDeath.codes.actors(state, actors);
  codes.clear();
  if (count > 0 && random.below(25) > 0) whiteDeath.codes.listOf(state, actors[random.below(count)], codes);
  if (codes.length === 0) whiteDeath.codes.listGeneral(state, codes);
  if (codes.length === 0) whiteDeath.codes.list(state, codes);
  let index = random.below(codes.length);
  for (let tries = 0; tries < 4 && !liked.includes(whiteDeath.codes.action(state, codes, index).type); tries++) {
    index = random.below(codes.length);
  }
  return index;
}
