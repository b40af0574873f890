import type { Reached, Spot } from '../../aids.js';
import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import { tryDice } from '../offers.js';
import { type AidRun, someUnits } from './aid-run.js';

/** Points come in fractions. */
const rounding = 1e-9;

/** A unit reaches the hexes it is offered to go to. */
export function checkReach<S extends Cells, A extends PublicAction>(asked: AidRun<S, A>): void {
  const { run, aids, side } = asked;
  const { state, asking } = run;
  const ready = aids.ready(state, side);
  const able = ready.length === 0 ? [] : [ready[asking.below(ready.length)]];
  for (const unit of [...able, ...someUnits(asked).slice(0, 1)]) {
    const moves = movesOf(asked, unit);
    const reached = aids.reach(state, side, unit);
    run.demandSame(hexesOf(moves), hexesOf(reached), 'reach-is-legal', () => `where ${unit} can go`);
    if (reached.length === 0) continue;
    const one = reached[asking.below(reached.length)];
    const there = moves.filter(({ hex, kind }) => hex === one.hex && (one.kind ?? kind) === kind);
    const move = there.find(({ path }) => path.join() === one.path.join()) ?? there[0];
    run.demand(move !== undefined, 'reach-is-legal', () => `nothing leads ${unit} to ${JSON.stringify(one)}`);
    if (move) checkArrival(asked, unit, one, move);
  }
}

const hexesOf = (places: readonly { readonly hex: string | null }[]): string =>
  [...new Set(places.flatMap(({ hex }) => hex ?? []))].toSorted().join();

interface Move<A> extends Spot {
  readonly action: A;
}

/** Moves and entries on offer. */
function movesOf<S extends Cells, A extends PublicAction>(
  { run, aids, side }: AidRun<S, A>,
  unit: string,
): readonly Move<A>[] {
  return run.game
    .legal(run.state, side, unit)
    .map((action) => ({ ...aids.spot(run.state, side, action), action }))
    .filter(({ manner }) => manner === 'go' || manner === 'enter');
}

/** The path costs what is missing on arrival, and playing the move leads along it. */
function checkArrival<S extends Cells, A extends PublicAction>(
  { run, aids, side }: AidRun<S, A>,
  unit: string,
  { hex, path, left }: Reached,
  { kind, path: listedPath, action }: Move<A>,
): void {
  const { game, state, asking } = run;
  const before = aids.unit(state, side, unit);
  const points = before?.movement?.left ?? 0;
  const costOf = (way: readonly string[]): number => aids.costs(state, side, unit, way, kind).at(-1) ?? 0;
  const costs = aids.costs(state, side, unit, path, kind);
  const rising = costs.length === path.length && costs.every((one, index) => index === 0 || one >= costs[index - 1]);
  run.demand(rising, 'reach-is-legal', () => `${unit} by ${path.join(' ')} pays ${costs.join(' ')}`);
  const cost = costs.at(-1) ?? 0;
  const fair = path.at(-1) === hex && Math.abs(left - Math.max(0, points - cost)) < rounding;
  run.demand(fair, 'reach-is-legal', () => `${unit} in ${hex}: ${points} points less ${cost} are not ${left}`);
  const listed = costOf(listedPath);
  run.demand(cost === listed, 'reach-is-legal', () => `${unit} to ${hex}: ${listed} by the listed path, not ${cost}`);
  // Where dice are rolled on the way it may end anywhere.
  if (game.forecast(state, side, action) !== null) return;
  const then = run.copy(run.one);
  game.play(then, side, action, tryDice(run, asking.uint32()), null);
  const after = aids.unit(then, side, unit);
  // Something met on the way may stop it.
  const there = after !== null && [before?.hex ?? null, ...path].includes(after.hex);
  const rest = after?.movement?.left ?? 0;
  // A move may end all movement; whoever can still move has what was promised.
  const spent = after?.hex === hex && rest > 0 ? Math.abs(rest - left) < rounding : rest < left + rounding;
  run.demand(there && spent, 'reach-is-legal', () => `${unit} moves to ${hex} and is not there with ${left} points`);
}
