import { type Cells, makeRandom, Match, observer, type PublicAction, type Random, type Seat } from '@impulse/engine';
import { type BattleId, loadBattle, type LoadedBattle } from '@impulse/library';
import { CurrentBattle } from '../current-battle.js';
import type { ProtocolSession } from '../session.js';
import { makeSession, secret } from './session.js';

/** For tests of sessions that hold a seat. */

type Play = Match<Cells, PublicAction>;

const sealing = { match: 'seats', secret, live: true };

/** A live battle that the computer plays, at random, for `actions` actions. */
export async function playedBattle(id: BattleId, scenario: string, actions: number) {
  const battle = await loadBattle(id);
  const started = Match.start(battle.game, { scenario, ...optionsOf(battle) }, sealing);
  if (!started.ok) throw new Error(started.error.message);
  const match = started.value;
  playOn(battle, match, actions, makeRandom(`${id} ${scenario}`));
  return { battle, match };
}

/** Everything that makes for secrets. */
const optionsOf = ({ game }: LoadedBattle) => (game.id === 'totensonntag' ? { options: { aircraft: 'on' } } : {});

export function playOn({ opponents }: LoadedBattle, match: Play, actions: number, random: Random): void {
  for (let i = 0; i < actions; i++) {
    const turn = match.turn();
    if (turn.over) return;
    const { action } = opponents.think('random', match.state, turn.side, random);
    const { kind } = match.act(turn.side, action);
    if (kind !== 'played') throw new Error(`${JSON.stringify(action)} is ${kind}`);
  }
}

/** Plays on until something is hidden from somebody, or the battle is over. */
export function playToSecrets(battle: LoadedBattle, match: Play, random: Random): void {
  while (!battle.game.hasSecrets(match.state) && !match.turn().over) playOn(battle, match, 1, random);
}

export const seatsOf = ({ game }: LoadedBattle): readonly Seat[] => [...game.sides, observer];

/** A session that holds a seat of a battle that goes on. */
export function seated(battle: LoadedBattle, match: Play, seat: Seat): ProtocolSession {
  const current = new CurrentBattle();
  current.open({ battle, match, live: true });
  return makeSession({ seat, current });
}

/** Sessions of one seat, of two battles that differ in nothing but what the seat may not know. */
export function twins(battle: LoadedBattle, state: Cells, seat: Seat, random: Random) {
  const { game } = battle;
  const other = game.blank(state);
  game.redact(state, seat, random, other);
  const matches = [state, other].map((one) => {
    const match = Match.from(game, game.position(one), undefined, sealing);
    if (!match.ok) throw new Error(`${match.error.path}: ${match.error.message}`);
    return match.value;
  });
  const positions = matches.map((match) => JSON.stringify(game.position(match.state)));
  return {
    matches,
    sessions: matches.map((match) => seated(battle, match, seat)),
    differ: positions[0] !== positions[1],
  };
}
