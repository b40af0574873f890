import type { March, Reached, TogetherWay } from '../../aids.js';
import { scriptedDice } from '../../dice/dice.js';
import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import { tryDice } from '../offers.js';
import type { AidRun } from './aid-run.js';

const waysAsked = 3;
/** Points come in fractions. */
const rounding = 1e-9;

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
  const one = reached[asking.below(reached.length)];
  const { hex, path } = one;
  const first = path[0] ?? hex;
  const ways = aids.via?.(state, side, [unit], [first]) ?? [];
  checkTogether(asked, [unit], ways);
  for (const { action } of ways) {
    const passes = aids.spot(state, side, action).path.includes(first);
    run.demand(passes, 'ways-are-legal', () => `${JSON.stringify(action)} does not go by ${first}`);
  }
  checkHazards(asked, unit, one);
  const marching = units.length > 0 ? units : [unit];
  const march = aids.march?.(state, side, marching, hex);
  if (march) checkMarch(asked, marching, march);
}

/** What a path does hex by hex is what the hex at its end is said to do, and on which hex it comes up. */
function checkHazards<S extends Cells, A extends PublicAction>(
  { run, aids, side }: AidRun<S, A>,
  unit: string,
  { path, effects }: Reached,
): void {
  const hazards = aids.hazards?.(run.state, side, unit, path);
  if (!hazards) return;
  const all = hazards.flat();
  const whole = hazards.length === path.length && new Set(all).size === all.length;
  run.demand(whole, 'ways-are-legal', () => `${unit} is told of ${JSON.stringify(hazards)} on ${path.join(' ')}`);
  const silent = aids.unit(run.state, side, unit)?.hex === null;
  const missing = silent ? [] : hazards.at(-1)?.filter((effect) => !effects.includes(effect));
  run.demand(
    !missing?.length,
    'ways-are-legal',
    () => `${unit} meets ${missing?.join()} at the end of ${path.join(' ')}`,
  );
}

function checkTogether<S extends Cells, A extends PublicAction>(
  { run, aids, side }: AidRun<S, A>,
  units: readonly string[],
  ways: readonly TogetherWay<A>[],
): void {
  const { game, state, asking } = run;
  const first = asking.below(Math.max(1, ways.length));
  for (const { hex, action, left } of ways.slice(first, first + waysAsked)) {
    const refusal = game.refuse(state, side, action);
    const spot = aids.spot(state, side, action);
    const there = spot.hex === hex && spot.units.toSorted().join() === units.toSorted().join();
    run.demand(
      refusal === null && there,
      'ways-are-legal',
      () =>
        `${units.join(', ')} to ${hex}: ${JSON.stringify(action)} ${refusal?.reason ?? 'is done by others, or elsewhere'}`,
    );
    // Where dice are rolled on the way it may end anywhere.
    if (left === null || game.forecast(state, side, action) !== null) continue;
    const then = run.copy(run.one);
    game.play(then, side, action, tryDice(run, asking.uint32()), null);
    const cards = units.map((unit) => aids.unit(then, side, unit));
    const rest = Math.min(...cards.map((card) => card?.movement?.left ?? 0));
    const fair = cards.some((card) => card?.hex !== hex) || rest === 0 || Math.abs(rest - left) < rounding;
    run.demand(fair, 'ways-are-legal', () => `${JSON.stringify(action)} leaves ${rest} points, not ${left}`);
  }
}

/** One after the other they can be played, no die falls, and whoever is not among them is said to stay. */
function checkMarch<S extends Cells, A extends PublicAction>(
  { run, aids, side }: AidRun<S, A>,
  units: readonly string[],
  { actions, stay }: March<A>,
): void {
  const { game, state } = run;
  const then = run.copy(run.one);
  const gone = actions.flatMap((action) => aids.spot(state, side, action).units);
  const all = [...new Set([...gone, ...stay])].toSorted().join();
  run.demandSame(units.toSorted().join(), all, 'ways-are-legal', () => 'those who march and those who stay');
  for (const action of actions) {
    const refusal = game.refuse(then, side, action);
    if (refusal) return run.fail('ways-are-legal', `${JSON.stringify(action)} of a march: ${refusal.reason}`);
    game.play(then, side, action, scriptedDice([]), null);
  }
}
