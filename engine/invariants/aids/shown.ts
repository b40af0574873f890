import type { Gauge, Shade, UnitCard } from '../../aids.js';
import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import { areHexes, areUnits, type AidRun } from './aid-run.js';

/** Cards, overlays, tasks and schedules speak of units and hexes that there are, and agree with each other. */
export function checkShown<S extends Cells, A extends PublicAction>(asked: AidRun<S, A>): void {
  const { run, aids } = asked;
  const { state, seats, asking } = run;
  const seat = seats[asking.below(seats.length)];
  checkCards({ ...asked, side: seat });
  const { id } = aids.overlays[asking.below(Math.max(1, aids.overlays.length))] ?? { id: null };
  const units = [...run.unitSides(aids).keys()];
  const unit = units[asking.below(Math.max(1, units.length))] ?? null;
  const shade = id === null ? null : aids.overlay(state, seat, id, unit);
  run.demand(shade === null || isOnMap(asked, shade), 'shown-is-there', () => `${id} is painted outside the map`);
  for (const { code, units: about } of aids.tasks?.(state, seat) ?? []) {
    run.demand(areUnits(asked, about), 'shown-is-there', () => `${code} is about ${about.join(', ')}`);
  }
  checkTracks({ ...asked, side: seat });
  for (const { turn, hexes, units: come } of aids.schedule(state, seat)) {
    const known = areUnits(asked, come) && areHexes(asked, hexes);
    run.demand(known, 'shown-is-there', () => `${come.join(', ')} come in turn ${turn} in ${hexes.join(', ')}`);
  }
}

/** What is painted, listed and warned of is what the rules say; only the battle knows them. */
export function checkTrue<S extends Cells, A extends PublicAction>({ run, aids, side }: AidRun<S, A>): void {
  const { state, checks, offered, asking } = run;
  const fault = checks.shown?.(aids, state, side, offered, asking) ?? null;
  run.demand(fault === null, 'shown-is-true', () => fault ?? '');
}

/** A unit is asked alone what it is among all; and stands in the stack of the hex that its card names. */
function checkCards<S extends Cells, A extends PublicAction>({ run, aids, side: seat }: AidRun<S, A>): void {
  const { state, asking } = run;
  const cards = aids.units(state, seat);
  if (cards.length === 0) return;
  const card = cards[asking.below(cards.length)];
  const alone = JSON.stringify(aids.unit(state, seat, card.id));
  run.demandSame(JSON.stringify(card), alone, 'shown-is-there', () => `${seat} is told of ${card.id}`);
  const placed = new Map(cards.flatMap(({ id, hex }) => (hex === null ? [] : [[id, hex]])));
  for (const [hex, stack] of aids.stacks(state, seat)) {
    for (const id of stack) {
      const found = id === null || placed.get(id) === hex;
      run.demand(found, 'shown-is-there', () => `${seat} sees ${id} in ${hex}, where its card does not say it is`);
      if (id !== null) placed.delete(id);
    }
  }
  run.demand(placed.size === 0, 'shown-is-there', () => `${seat} sees ${[...placed].join(' and ')} in no stack`);
  const ready = new Set(aids.ready(state, seat));
  for (const one of cards) {
    const fault = brokenCard(one, ready.has(one.id));
    run.demand(fault === null, 'shown-is-there', () => `${seat} ${fault}: ${JSON.stringify(one)}`);
  }
}

/** What of a card contradicts the rest of it. */
function brokenCard({ where, hex, strength, movement, spent }: UnitCard, ready: boolean): string | null {
  if ((hex !== null) !== (where === 'map')) return 'sees a unit on the map without a hex, or elsewhere in one';
  if (strength && !isWithin(strength)) return 'sees more strength than there can be';
  if (movement && !isWithin(movement)) return 'sees more points than there can be';
  if (where === 'lost' && strength && strength.left > 0) return 'sees strength in a lost unit';
  return ready && spent ? 'sees a unit that can act called spent' : null;
}

const isWithin = ({ left, full }: Gauge): boolean => left >= 0 && left <= full;

/** Each figure is there once, and none is above its most. */
function checkTracks<S extends Cells, A extends PublicAction>({ run, aids, side: seat }: AidRun<S, A>): void {
  const names = new Set<string>();
  for (const { code, side, value, full } of aids.tracks(run.state, seat)) {
    const name = `${code} of ${side ?? 'nobody'}`;
    const sound = typeof value !== 'number' || (Number.isFinite(value) && (full === null || value <= full));
    run.demand(sound && !names.has(name), 'shown-is-there', () => `${seat} sees ${name}: ${value} of ${full}`);
    names.add(name);
  }
}

function isOnMap<S extends Cells, A extends PublicAction>(asked: AidRun<S, A>, shade: Shade): boolean {
  const { hexes, flags, lines, from = {}, grades } = shade;
  const graded = grades ? Object.values(grades).flat() : [];
  const all = [...hexes, ...flags.map(({ hex }) => hex), ...lines.flat(), ...Object.keys(from), ...graded];
  return areHexes(asked, all) && areUnits(asked, Object.values(from).flat());
}
