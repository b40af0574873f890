import type { March, TogetherWay } from '../../aids.js';
import { scriptedDice } from '../../dice/dice.js';
import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import type { AidRun } from './aid-run.js';

const waysAsked = 3;

/** Ways of several units, ways by a given hex and marches are what the rules accept. */
export function checkWays<S extends Cells, A extends PublicAction>(asked: AidRun<S, A>): void {
  const { run, aids, side } = asked;
  const { state, asking } = run;
  const ready = aids.ready(state, side);
  if (ready.length === 0) return;
  const unit = ready[asking.below(ready.length)];
  const here = aids.unit(state, side, unit)?.hex ?? null;
  const stack = here === null ? [] : (aids.stacks(state, side).get(here) ?? []);
  const units = stack.flatMap((one) => one ?? []);
  const groups = [...(aids.groups?.(state, side) ?? []), ...(units.length > 1 ? [units] : [])];
  if (groups.length > 0) {
    const group = groups[asking.below(groups.length)];
    checkTogether(asked, group, aids.together?.(state, side, group) ?? []);
  }
  const reached = aids.reach(state, side, unit);
  if (reached.length === 0) return;
  const { hex, path } = reached[asking.below(reached.length)];
  checkTogether(asked, [unit], aids.via?.(state, side, [unit], [path[0] ?? hex]) ?? []);
  const hazards = aids.hazards?.(state, side, unit, path);
  const told = hazards === undefined || hazards.length === path.length;
  run.demand(told, 'ways-are-legal', () => `${unit} is told of ${hazards?.length} hexes of ${path.length}`);
  const march = aids.march?.(state, side, [unit], hex);
  if (march) checkMarch(asked, march);
}

function checkTogether<S extends Cells, A extends PublicAction>(
  { run, aids, side }: AidRun<S, A>,
  units: readonly string[],
  ways: readonly TogetherWay<A>[],
): void {
  const { game, state, asking } = run;
  const first = asking.below(Math.max(1, ways.length));
  for (const { hex, action } of ways.slice(first, first + waysAsked)) {
    const refusal = game.refuse(state, side, action);
    const there = aids.spot(state, side, action).hex === hex;
    run.demand(
      refusal === null && there,
      'ways-are-legal',
      () => `${units.join(', ')} to ${hex}: ${JSON.stringify(action)} ${refusal?.reason ?? 'leads elsewhere'}`,
    );
  }
}

/** One after the other they can be played, and no die falls. */
function checkMarch<S extends Cells, A extends PublicAction>({ run, side }: AidRun<S, A>, { actions }: March<A>): void {
  const { game } = run;
  const then = run.copy(run.one);
  for (const action of actions) {
    const refusal = game.refuse(then, side, action);
    if (refusal) return run.fail('ways-are-legal', `${JSON.stringify(action)} of a march: ${refusal.reason}`);
    game.play(then, side, action, scriptedDice([]), null);
  }
}
