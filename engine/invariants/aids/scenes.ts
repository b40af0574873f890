import type { Aids, ToldEvent, UnitCard } from '../../aids.js';
import type { PublicAction, Seat } from '../../game.js';
import type { Cells } from '../../state/state.js';
import type { RandomRun } from '../random-run.js';

/** All cards are compared in one step of this many. */
const oneStepIn = 8;

/** What is acted out ends where the battle stands: units are where they were seen to go, and have lost what was shown. */
export function checkScenes<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  aids: Aids<S, A>,
  seat: Seat,
  told: readonly ToldEvent[],
  dice: readonly number[],
): void {
  const { before, state, asking, diceUnseen } = run;
  const what = () => JSON.stringify(told);
  const shown = diceShown(told);
  // Dice that were secret until now may be shown long after they fell.
  const real = without([...dice, ...diceUnseen], shown) !== null;
  run.demand(real, 'events-are-told', () => `${seat} sees dice ${shown.join()} where ${dice.join()} fell: ${what()}`);
  const { places, losses } = comingOf(told);
  for (const unit of new Set([...places.keys(), ...losses.keys()])) {
    const was = aids.unit(before, seat, unit);
    const is = aids.unit(state, seat, unit);
    const stands = is?.where === 'unknown' || !places.has(unit) || places.get(unit) === is?.hex;
    const fits = stands && (!losses.has(unit) || hasLost(was, is, losses.get(unit)));
    run.demand(fits, 'events-are-told', () => `${seat} finds ${JSON.stringify(is)} after ${what()}`);
  }
  if (asking.below(oneStepIn) === 0) checkUnseen(run, aids, seat, told, places);
}

interface Coming {
  /** Where units are seen to go; null: off the map. */
  readonly places: ReadonlyMap<string, string | null>;
  readonly losses: ReadonlyMap<string, number>;
}

function comingOf(told: readonly ToldEvent[]): Coming {
  const places = new Map<string, string | null>();
  const losses = new Map<string, number>();
  for (const scene of told.flatMap(({ scenes }) => scenes)) {
    if (scene.kind === 'move') places.set(scene.unit, scene.path.at(-1) ?? null);
    if (scene.kind === 'gone' || scene.kind === 'leave') places.set(scene.unit, null);
    if (scene.kind === 'loss') losses.set(scene.unit, (losses.get(scene.unit) ?? 0) + scene.points);
  }
  return { places, losses };
}

/** As far as the seat may know; those who are gone have lost the rest besides. */
function hasLost(was: UnitCard | null, is: UnitCard | null, points: number | undefined): boolean {
  if (!was?.strength || !is?.strength || is.hex === null) return true;
  return was.strength.left - is.strength.left === points;
}

/** Nobody on the map is suddenly elsewhere without having been seen or read of. */
function checkUnseen<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  aids: Aids<S, A>,
  seat: Seat,
  told: readonly ToldEvent[],
  places: Coming['places'],
): void {
  // In a set-up units are read of where they are put, and not seen to go there.
  const read = JSON.stringify(told.map(({ event }) => event.detail));
  const after = new Map(aids.units(run.state, seat).map((card) => [card.id, card]));
  for (const { id, hex } of aids.units(run.before, seat)) {
    const now = after.get(id);
    // Aircraft go home by themselves.
    const gone = hex !== null && now?.hex !== hex && now?.where !== 'unknown' && now?.where !== 'off';
    const seen = !gone || places.has(id) || read.includes(JSON.stringify(id));
    run.demand(
      seen,
      'events-are-told',
      () => `${seat} does not see how ${id} goes from ${hex} to ${now?.hex}: ${read}`,
    );
  }
}

/** The dice of all throws. */
export const diceShown = (told: readonly ToldEvent[]): number[] =>
  told.flatMap(({ scenes }) => scenes.flatMap((scene) => (scene.kind === 'throw' ? scene.thrown.dice : [])));

/** Dice without some of them; null where these are not among them. */
export function without(dice: readonly number[], some: readonly number[]): number[] | null {
  const left = [...dice];
  for (const die of some) {
    const at = left.indexOf(die);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
