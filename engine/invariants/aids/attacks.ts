import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import { unitOf } from '../offers.js';
import { areHexes, areUnits, type AidRun, someActions, someHexes } from './aid-run.js';

const rounding = 1e-9;

/** Whom one could attack is an enemy, with units of one's side; and attacks in a series begin with a legal one. */
export function checkAttacks<S extends Cells, A extends PublicAction>(asked: AidRun<S, A>): void {
  const { run, aids, side } = asked;
  const { state, seats } = run;
  const sides = run.unitSides(aids);
  for (const seat of seats) {
    const targets = aids.targets(state, seat);
    const stacks = aids.stacks(state, seat);
    for (const { hex, units } of targets) {
      const stack = stacks.get(hex) ?? [];
      // A garrison may have no counter; aircraft may be above an enemy.
      const theirs = stack.length === 0 || stack.some((unit) => unit === null || sides.get(unit) !== seat);
      const ours = units.length > 0 && units.every((unit) => sides.get(unit) === seat);
      const sound = seat === side && theirs && ours && areHexes(asked, [hex]);
      run.demand(sound, 'attacks-are-legal', () => `${seat} could attack ${hex} with ${units.join(', ')}`);
    }
    for (const { hex, units, from } of aids.attacks?.(state, seat) ?? []) {
      const known = areUnits(asked, units) && areHexes(asked, [hex, ...from]);
      run.demand(known, 'attacks-are-legal', () => `${seat} is told of an attack on ${hex} by ${units.join(', ')}`);
    }
  }
  checkCompleteness(asked);
  checkSeries(asked);
}

/** Whoever can attack an enemy hex now is among those who could. */
function checkCompleteness<S extends Cells, A extends PublicAction>({ run, aids, side }: AidRun<S, A>): void {
  const { state } = run;
  const targets = new Map(aids.targets(state, side).map(({ hex, units }) => [hex, units]));
  for (const action of someActions(run)) {
    const { manner, hex, units } = aids.spot(state, side, action);
    if (manner !== 'attack' || hex === null || unitOf(action) === undefined) continue;
    const known = targets.get(hex)?.includes(units[0]);
    run.demand(known === true, 'attacks-are-legal', () => `${JSON.stringify(action)} is an attack nobody could make`);
  }
}

function checkSeries<S extends Cells, A extends PublicAction>({ run, aids, side }: AidRun<S, A>): void {
  const { game, state, asking } = run;
  const hexes = aids.targets(state, side).map(({ hex }) => hex);
  const all = hexes.length > 0 ? hexes : someHexes(run, aids, side);
  if (!aids.series || all.length === 0) return;
  const hex = all[asking.below(all.length)];
  const series = aids.series(state, side, hex);
  let before = 0;
  for (const { action, hit, emptied } of series) {
    const refusal = game.refuse(state, side, action);
    const likely = hit >= 0 && hit <= 1 + rounding && emptied >= before - rounding && emptied <= 1 + rounding;
    before = emptied;
    run.demand(
      refusal === null && likely,
      'attacks-are-legal',
      () => `${JSON.stringify(action)} on ${hex}, ${hit} and ${emptied}: ${refusal?.reason ?? 'no chances'}`,
    );
  }
}
