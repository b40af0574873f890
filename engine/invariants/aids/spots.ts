import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
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
