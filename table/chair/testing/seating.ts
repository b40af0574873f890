import { signal } from '@preact/signals';
import { type Cells, type HostAnswer, type Match, MatchHost, type PublicAction } from '@impulse/engine';
import type { AnyKit } from '../../kit/kit.js';
import type { BattleSetup } from '../../storage/types.js';
import { decide } from '../../thinking/decide.js';
import { Chair } from '../chair.js';
import type { Surroundings } from '../surroundings.js';
import { firstSeat } from '../handover.js';
import { Hand } from '../hand.js';
import { Holds } from '../holds.js';
import { Plans } from '../plans.js';
import { Selection } from '../selection.js';

/** Everything a person does at a table of any battle, with the host at hand. */
export async function seatPeople(
  kit: AnyKit,
  match: Match<Cells, PublicAction>,
  people: readonly string[],
  present: Surroundings['present'] = () => null,
) {
  const host = new MatchHost(match);
  const mayPlay = signal(true);
  const hurry = (): void => undefined;
  const skipAll = hurry;
  const opened = await Chair.open(
    { host, kit, like: match.state, people, mayPlay, present, hurry, skipAll },
    firstSeat(people),
  );
  if (!opened.ok) throw new Error(`${opened.error.path}: ${opened.error.message}`);
  const chair = opened.value;
  const holds = new Holds(chair, { read: () => new Map(), keep: () => undefined });
  const selection = new Selection(chair, kit.steps, holds);
  const plans = new Plans(chair, kit, holds);
  chair.follow(holds);
  chair.follow(plans);
  chair.follow(selection);
  return { chair, holds, selection, plans, hand: new Hand(chair, selection, plans), host, mayPlay };
}

/** What the authority's worker does when a computer is to decide. */
export async function stepComputer(
  match: Match<Cells, PublicAction>,
  host: MatchHost<Cells, PublicAction>,
  setup: BattleSetup,
): Promise<HostAnswer> {
  const turn = match.turn();
  if (turn.over) return { kind: 'stale', revision: match.revision };
  const { side } = turn;
  const seed = `test/${match.length}`;
  const view = structuredClone(match.view(side));
  const level = setup.controllers[side];
  const question = { battle: 'table', view, setup, seat: side, level, seed, helpers: 0, isUnhurried: true };
  const { action } = await decide(question);
  return await host.act(side, match.revision, seed, action);
}
