import { type HostAnswer, Match, type Result } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { grid } from '@impulse/totensonntag/context.js';
import type { Position } from '@impulse/totensonntag/position/position.js';
import type { State } from '@impulse/totensonntag/state.js';
import { viewOf, type Battle } from '../../battles/totensonntag/battle.js';
import { kit } from '../../battles/totensonntag/kit.js';
import type { BattleSetup, ControllerId } from '../../storage/types.js';
import type { Chair } from '../chair.js';
import type { Played, Surroundings } from '../surroundings.js';
import { Computers } from '../computers.js';
import type { Hand } from '../hand.js';
import type { Holds } from '../holds.js';
import type { Plans } from '../plans.js';
import type { Selection } from '../selection.js';
import { seatPeople, stepComputer } from './seating.js';

/** A table for tests with the host at hand: no clock, no DOM, no worker; dice by hand. */
export interface TestTable {
  readonly chair: Chair;
  readonly holds: Holds;
  readonly selection: Selection;
  readonly plans: Plans;
  readonly hand: Hand;
  readonly computers: Computers;
  readonly match: Match<State, Action>;
  readonly played: Played[];
  /** What the seat knows, as Totensonntag tells it. */
  readonly position: () => Position;
  /** Where a unit is: its hex, or why it is on none. */
  readonly at: (unit: string) => string | undefined;
}

export interface Wishes {
  readonly dak?: ControllerId;
  readonly cw?: ControllerId;
  readonly scenario?: string;
  readonly options?: Record<string, string>;
  readonly dice?: readonly number[];
  readonly present?: Surroundings['present'];
  /** Decides for computers instead of themselves. */
  readonly step?: () => Promise<HostAnswer>;
  /** A digit, for other dice. */
  readonly seed?: string;
}

const sealing = (seed: string) => ({ match: 'test', secret: seed.repeat(64) });

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.path}: ${result.error.message}`);
  return result.value;
}

export async function sit(wishes: Wishes = {}): Promise<TestTable> {
  const { scenario = 'historical', options = {}, dice = [], seed = '5' } = wishes;
  const match = value(Match.start(totensonntag, { scenario, options }, sealing(seed)));
  match.queueDice(dice);
  return await sitAt(match, wishes);
}

/** The Commonwealth's first impulse with this number, some units being elsewhere. */
export async function sitInImpulse(
  an: number,
  places: Readonly<Record<string, string>>,
  wishes: Wishes = {},
): Promise<TestTable> {
  const { scenario = 'historical', options = {}, dice = [], seed = '5' } = wishes;
  const start = value(Match.start(totensonntag, { scenario, options }, sealing(seed)));
  start.queueDice([1]);
  start.act('cw', { type: 'choose-an', value: an });
  const position = totensonntag.position(start.state) as Position;
  const moved = Object.entries(position.units).map(
    ([id, unit]) => [id, { ...unit, at: places[id] ?? unit.at }] as const,
  );
  const units = Object.fromEntries(moved);
  const stacks: Record<string, string[]> = {};
  for (const [id, { at }] of moved) if (grid.parse(at) >= 0) (stacks[at] ??= []).push(id);
  for (const hex of Object.keys(stacks)) if (stacks[hex].length < 2) delete stacks[hex];
  const match = value(Match.from(totensonntag, { ...position, units, stacks }, undefined, sealing(seed)));
  match.queueDice(dice);
  return await sitAt(match, { dak: 'script', ...wishes });
}

export async function sitAt(match: Match<State, Action>, wishes: Wishes = {}): Promise<TestTable> {
  const { dak = 'human', cw = 'human', scenario = 'historical', options = {}, present } = wishes;
  const setup: BattleSetup = { game: 'totensonntag', scenario, options, controllers: { dak, cw } };
  const people = totensonntag.sides.filter((side) => setup.controllers[side] === 'human');
  const played: Played[] = [];
  const { host, mayPlay, ...seated } = await seatPeople(kit, match, people, (one) => {
    played.push(one);
    return present?.(one) ?? null;
  });
  const { chair } = seated;
  const computers = new Computers(chair, mayPlay, wishes.step ?? (() => stepComputer(match, host, setup)));
  return {
    ...seated,
    computers,
    match,
    played,
    position: () => viewOf(chair.now() as unknown as Battle).position,
    at: (unit) => {
      const card = chair.units.value.get(unit);
      return card?.hex ?? card?.where;
    },
  };
}
