import type { Spot } from '../../aids.js';
import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import { tryDice } from '../offers.js';
import { areHexes, areUnits, type AidRun, someActions } from './aid-run.js';

/** Every offered action has a spot, with units and a hex that exist. */
export function checkSpots<S extends Cells, A extends PublicAction>(asked: AidRun<S, A>): void {
  const { run, aids, side } = asked;
  for (const action of someActions(run)) {
    const { manner, kind, hex, units, aim, path } = aids.spot(run.state, side, action);
    const general = manner === 'choice';
    const placed = general || manner === 'unit' || hex !== null;
    // An attack may be nobody's in particular: a garrison without a counter fires too.
    const manned = general ? units.length === 0 : manner === 'attack' || units.length > 0;
    const whole = kind !== '' && placed && manned;
    const known =
      areUnits(asked, aim === null ? units : [...units, aim]) && areHexes(asked, hex === null ? path : [hex, ...path]);
    run.demand(whole && known, 'actions-have-spots', () => `${JSON.stringify(action)} is done nowhere`);
  }
}

/** What is done there is seen there: those who go are on their way, those who are placed are in the hex. */
export function checkDeed<S extends Cells, A extends PublicAction>({ run, aids, side }: AidRun<S, A>): void {
  const { game, state, asking } = run;
  const [action] = someActions(run);
  const spot = aids.spot(state, side, action);
  // Where dice are rolled on the way it may end anywhere.
  if (!moves.has(spot.manner) || game.forecast(state, side, action) !== null) return;
  const before = spot.units.map((unit) => aids.unit(state, side, unit)?.hex ?? null);
  const then = run.copy(run.one);
  game.play(then, side, action, tryDice(run, asking.uint32()), null);
  for (const [index, unit] of spot.units.entries()) {
    const card = aids.unit(then, side, unit);
    const fits = card !== null && placesAfter(spot, before[index]).includes(card.hex);
    run.demand(fits, 'spots-come-true', () => `${JSON.stringify(action)} brings ${unit} to ${card?.hex}`);
  }
}

const moves: ReadonlySet<string> = new Set<Spot['manner']>(['go', 'enter', 'leave', 'place']);

/** Something met on the way may stop a unit there; who leaves the map is in no hex. */
function placesAfter({ manner, hex, path }: Spot, before: string | null): readonly (string | null)[] {
  if (manner === 'leave') return [null];
  return manner === 'place' ? [hex] : [before, ...path];
}
