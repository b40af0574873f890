import type { Aids } from '../../aids.js';
import type { PublicAction, Seat } from '../../game.js';
import type { Cells } from '../../state/state.js';
import type { RandomRun } from '../random-run.js';
import { someHexes } from './aid-run.js';

/** Putting an action together asks for all its alternatives. */
const draftsAsked = 2;

/** Everything the aids tell a seat, as a function of the state: the questions are the same for every state. */
export function knownFromAids<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  aids: Aids<S, A>,
  seat: Seat,
  actions: readonly A[],
): (state: S) => Readonly<Record<string, string>> {
  const { asking } = run;
  const units = [...run.unitSides(aids).keys()];
  const hexes = someHexes(run, aids, seat);
  const unit = units[asking.below(Math.max(1, units.length))] ?? null;
  const hex = hexes[asking.below(Math.max(1, hexes.length))] ?? null;
  const stack = [...aids.stacks(run.state, seat).values()].find((one) => one.includes(unit)) ?? [];
  const mates = stack.flatMap((one) => one ?? []);
  return (state) => {
    const answers: Record<string, unknown> = {
      units: aids.units(state, seat),
      stacks: [...aids.stacks(state, seat)],
      hex: hex === null ? null : aids.hex(state, seat, hex),
      ready: aids.ready(state, seat),
      groups: aids.groups?.(state, seat) ?? [],
      overlays: aids.overlays.flatMap(({ id }) => [
        aids.overlay(state, seat, id, unit),
        aids.overlay(state, seat, id, null, hex),
      ]),
      targets: aids.targets(state, seat),
      attacks: aids.attacks?.(state, seat) ?? [],
      series: hex === null ? [] : (aids.series?.(state, seat, hex) ?? []),
      tasks: aids.tasks?.(state, seat) ?? [],
      left: aids.left(state, seat),
      schedule: aids.schedule(state, seat),
      tracks: aids.tracks(state, seat),
      prospects: aids.prospects(state, seat),
      spots: actions.map((action) => aids.spot(state, seat, action)),
      drafts: actions.slice(0, draftsAsked).map((action) => drafted(aids, state, seat, action)),
    };
    if (unit !== null) {
      answers['unit'] = aids.unit(state, seat, unit);
      answers['lineOfSight'] = hex === null ? null : aids.lineOfSight?.(state, seat, unit, hex);
      answers['reach'] = aids.reach(state, seat, unit);
      answers['together'] = aids.together?.(state, seat, mates.length > 1 ? mates : [unit]);
      const [passed] = aids.reach(state, seat, unit);
      answers['costs'] = passed ? aids.costs(state, seat, unit, passed.path, passed.kind) : null;
      answers['via'] = passed ? aids.via?.(state, seat, [unit], [passed.hex]) : null;
      answers['hazards'] = passed ? aids.hazards?.(state, seat, unit, passed.path) : null;
      answers['march'] = hex === null ? null : aids.march?.(state, seat, [unit], hex);
      answers['whyNot'] = [aids.whyNot(state, seat, unit, null), aids.whyNot(state, seat, unit, hex)];
    }
    return Object.fromEntries(Object.entries(answers).map(([what, answer]) => [what, JSON.stringify(answer)]));
  };
}

/** What comes of a draft begun where an action is done. */
function drafted<S extends Cells, A extends PublicAction>(aids: Aids<S, A>, state: S, seat: Seat, action: A): unknown {
  const drafting = aids.drafts[action.type as A['type']];
  const { units, hex } = aids.spot(state, seat, action);
  const draft = drafting?.begin(state, seat, units, hex);
  return (
    draft &&
    drafting && [
      draft,
      drafting.bounds(state, seat, draft),
      drafting.action(state, seat, draft),
      drafting.whole?.(state, seat, draft),
    ]
  );
}
