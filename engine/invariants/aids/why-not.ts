import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import { checkRefusal } from '../offers.js';
import { type AidRun, someHexes, someUnits } from './aid-run.js';

/** Where nothing can be done there is a reason, and only there. */
export function checkWhyNot<S extends Cells, A extends PublicAction>(asked: AidRun<S, A>): void {
  const { run, aids, side } = asked;
  const { asking } = run;
  const all = [...run.unitSides(aids).keys()];
  const hexes = someHexes(run, aids, side);
  const anyone = all.length === 0 ? [] : [all[asking.below(all.length)]];
  for (const unit of [...someUnits(asked), ...anyone]) {
    checkAnswer(asked, unit, null);
    if (hexes.length > 0) checkAnswer(asked, unit, hexes[asking.below(hexes.length)]);
  }
}

function checkAnswer<S extends Cells, A extends PublicAction>(
  { run, aids, side }: AidRun<S, A>,
  unit: string,
  hex: string | null,
): void {
  const { game, state } = run;
  const legal = game.legal(state, side, unit);
  const acts = legal.some((action) => hex === null || aids.spot(state, side, action).hex === hex);
  const refusal = aids.whyNot(state, side, unit, hex);
  const where = hex ?? 'any hex';
  run.demand(
    (refusal === null) === acts,
    'why-not-answers',
    () => `${unit} ${acts ? 'can' : 'cannot'} act in ${where}, and is told ${JSON.stringify(refusal)}`,
  );
  if (refusal) checkRefusal(run, refusal, run.asking);
}
