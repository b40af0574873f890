import {
  bad,
  type BattleRecord,
  type Cells,
  endedByPeople,
  type EndedByPeople,
  type Game,
  good,
  type PublicAction,
  replaying,
  type Result,
  type Work,
} from '@impulse/engine';
import { opening } from '@impulse/engine/match/playback.js';

/** What one side did in one go: its actions within an impulse, until the other side has to decide something. */
export interface Stretch<A> {
  readonly side: string;
  /** How many actions of the battle came before. */
  readonly from: number;
  /** How the battle stood. */
  readonly cells: Int16Array;
  readonly steps: readonly PlayedStep<A>[];
}

export interface PlayedStep<A> {
  readonly action: A;
  readonly dice: readonly number[];
}

/** A finished battle, cut into stretches. */
export interface CutBattle<S, A> {
  /** Lends data and options. */
  readonly like: S;
  readonly stretches: readonly Stretch<A>[];
  readonly actions: number;
  readonly winner: string;
  /** How it stood in the end. */
  readonly cells: Int16Array;
  /** Only when people ended it. */
  readonly ended: EndedByPeople | null;
}

export function* cutBattle<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  record: BattleRecord,
): Work<Result<CutBattle<S, A>>> {
  const start = opening(game, record);
  if (!start.ok) return start;
  const before = game.blank(start.value);
  before.cells.set(start.value.cells);
  const stretches: (Stretch<A> & { readonly steps: PlayedStep<A>[]; readonly impulse: number })[] = [];
  let actions = 0;
  const end = yield* replaying(game, record, ({ side, action, dice, state }) => {
    const impulse = game.clock(before, 'impulse');
    let last = stretches.at(-1);
    if (last?.side !== side || last.impulse !== impulse) {
      last = { side, impulse, from: actions, cells: before.cells.slice(), steps: [] };
      stretches.push(last);
    }
    last.steps.push({ action, dice });
    before.cells.set(state.cells);
    actions++;
  });
  if (!end.ok) return end;
  const byPeople = endedByPeople(record, game.sides);
  const outcome = byPeople ?? game.turn(end.value);
  if (!outcome.over) return bad('not-over', '', 'Only a battle that is over can be analysed.');
  const { winner, ended = null } = outcome;
  return good({ like: start.value, stretches, actions, winner, cells: end.value.cells.slice(), ended });
}
