import { Match, type Result } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { grid } from '@impulse/totensonntag/context.js';
import type { Position } from '@impulse/totensonntag/position/position.js';
import type { State } from '@impulse/totensonntag/state.js';
import type { BattleSetup, ControllerId } from '../storage/types.js';
import type { Played, Surroundings } from './battle.js';
import { Session } from './session.js';
import { decide } from './thought.js';

/** A session for tests: no clock, no DOM, no worker; dice by hand. */

export interface Sitting {
  readonly session: Session;
  readonly match: Match<State, Action>;
  readonly played: Played[];
  /** How many times the battle was kept. */
  readonly kept: () => number;
}

interface Wishes {
  readonly dak?: ControllerId;
  readonly cw?: ControllerId;
  readonly scenario?: string;
  readonly options?: Record<string, string>;
  readonly dice?: readonly number[];
  readonly present?: Surroundings['present'];
  /** A digit, for other dice. */
  readonly seed?: string;
}

const sealing = (seed: string) => ({ match: 'test', secret: seed.repeat(64) });

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.path}: ${result.error.message}`);
  return result.value;
}

export function sit(wishes: Wishes = {}): Sitting {
  const { scenario = 'historical', options = {}, dice = [], seed = '5' } = wishes;
  const match = value(Match.start(totensonntag, { scenario, options }, sealing(seed)));
  match.queueDice(dice);
  return sitAt(match, wishes);
}

/** The Commonwealth's first impulse with this number, some units standing elsewhere. */
export function sitInImpulse(an: number, places: Readonly<Record<string, string>>, wishes: Wishes = {}): Sitting {
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
  return sitAt(match, { dak: 'script', ...wishes });
}

function sitAt(match: Match<State, Action>, wishes: Wishes): Sitting {
  const { dak = 'human', cw = 'human', scenario = 'historical', options = {}, present } = wishes;
  const setup: BattleSetup = { game: 'totensonntag', scenario, options, controllers: { dak, cw } };
  const played: Played[] = [];
  let kept = 0;
  const session = new Session('test', setup, match, {
    present: (one) => {
      played.push(one);
      return present?.(one) ?? Promise.resolve();
    },
    think: (view, about, seat, level, seed) =>
      Promise.resolve(decide({ view: structuredClone(view), setup: about, seat, level, seed })),
    keep: () => void kept++,
    random: () => '7'.repeat(64),
  });
  return { session, match, played, kept: () => kept };
}
