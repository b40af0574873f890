import type { Reached } from '../../aids.js';
import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import { tryDice } from '../offers.js';
import { type Asked, someUnits } from './asked.js';

/** A unit reaches the hexes it is offered to go to. */
export function checkReach<S extends Cells, A extends PublicAction>(asked: Asked<S, A>): void {
  const { trial, aids, side } = asked;
  const { state, asking } = trial;
  const ready = aids.ready(state, side);
  const able = ready.length === 0 ? [] : [ready[asking.below(ready.length)]];
  for (const unit of [...able, ...someUnits(asked).slice(0, 1)]) {
    const moves = movesOf(asked, unit);
    const reached = aids.reach(state, side, unit);
    const offered = [...moves.keys()].toSorted().join();
    const shown = reached.map(({ hex }) => hex).toSorted();
    trial.demandSame(offered, shown.join(), 'reach-is-legal', () => `where ${unit} can go`);
    if (reached.length === 0) continue;
    const one = reached[asking.below(reached.length)];
    checkArrival(asked, unit, one, moves.get(one.hex)!);
  }
}

/** Moves and entries on offer, by the hex they lead to. */
function movesOf<S extends Cells, A extends PublicAction>({ trial, aids, side }: Asked<S, A>, unit: string) {
  const moves = new Map<string, A>();
  for (const action of trial.game.legal(trial.state, side, unit)) {
    const { manner, hex } = aids.spot(trial.state, side, action);
    if ((manner === 'go' || manner === 'enter') && hex !== null) moves.set(hex, action);
  }
  return moves;
}

/** The path costs what is missing on arrival, and playing the move leads along it. */
function checkArrival<S extends Cells, A extends PublicAction>(
  { trial, aids, side }: Asked<S, A>,
  unit: string,
  { hex, path, left }: Reached,
  action: A,
): void {
  const { game, state, asking } = trial;
  const points = aids.unit(state, side, unit)?.movement?.left ?? 0;
  const costOf = (way: readonly string[]): number => aids.costs(state, side, unit, way).at(-1) ?? 0;
  const cost = costOf(path);
  const fair = path.at(-1) === hex && left === Math.max(0, points - cost);
  trial.demand(fair, 'reach-is-legal', () => `${unit} in ${hex}: ${points} points less ${cost} are not ${left}`);
  const listed = costOf(aids.spot(state, side, action).path);
  trial.demand(cost === listed, 'reach-is-legal', () => `${unit} to ${hex}: ${listed} by the listed path, not ${cost}`);
  const then = trial.copy(trial.one);
  game.play(then, side, action, tryDice(trial, asking.uint32()), null);
  const after = aids.unit(then, side, unit);
  // Something met on the way may stop or destroy it.
  const there = after?.hex === hex || (after !== null && (after.hex === null || path.includes(after.hex)));
  const spent = (after?.movement?.left ?? 0) <= left;
  trial.demand(there && spent, 'reach-is-legal', () => `${unit} moves to ${hex} and is not there with ${left} points`);
}
