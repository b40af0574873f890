import { type Language, unknown } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { grid } from '@impulse/totensonntag/context.js';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import { holder, inEnemyZoc, LOST, EXITED, stackOf, type State, strengthLeft } from '@impulse/totensonntag/state.js';
import { phrases } from '@impulse/totensonntag/text/index.js';
import type { View } from '@impulse/totensonntag/position/view.js';
import { speeches } from './speech.js';
import { padded } from './width.js';

/** Counters and hexes looked at closely. */

type UnitPlace = View['position']['units'][string];

function placesFor(state: State, seat: string): ReadonlyMap<string, UnitPlace> {
  const { units } = (totensonntag.view(state, seat) as View).position;
  return new Map(state.context.unitIds.map((id) => [id, units[id] ?? { at: 'lost' }]));
}

function whereabouts(place: string, language: Language): string {
  if (place === unknown) return speeches[language].unknownNumber;
  return grid.parse(place) >= 0 ? place : phrases[language].elsewhere(place);
}

/** `4-10-4`: strength now, protection, initiative. */
export function figures(state: State, unit: number): string {
  const { context } = state;
  const { strength, protection, initiative, assaultInitiative, range, combinedArms } = context.units[unit];
  const left = state.hexOf[unit] === LOST ? 0 : strengthLeft(state, unit);
  const shown = left === strength ? `${left}` : `${left}/${strength}`;
  const speed = assaultInitiative === undefined ? `${initiative}` : `${initiative}(${assaultInitiative})`;
  return `${shown}-${protection}-${speed}${combinedArms ? 'C' : ''}${range === undefined ? '' : ` r${range}`}`;
}

/** One line of the list of units. */
function unitLine(state: State, unit: number, at: UnitPlace, language: Language): string {
  const words = phrases[language];
  const { id, type } = state.context.units[unit];
  const flags = at.flags?.map((flag) => words.flag(flag)) ?? [];
  return [
    padded(id, 11),
    padded(words.unit(id), 22),
    padded(words.unitType(type), 20),
    padded(figures(state, unit), 10),
    whereabouts(at.at, language),
    flags.length > 0 ? `(${flags.join(', ')})` : '',
  ]
    .join(' ')
    .trimEnd();
}

/** All units of a side, those on the map first. */
export function unitLines(state: State, side: string, seat: string, language: Language): string[] {
  const { context } = state;
  const places = placesFor(state, seat);
  const own = context.units.flatMap((data, unit) => (data.side === side ? [{ unit, at: places.get(data.id)! }] : []));
  const rank = ({ at }: { readonly at: UnitPlace }): number =>
    grid.parse(at.at) >= 0 ? 0 : at.at === 'lost' || at.at === 'exited' ? 2 : 1;
  return own.toSorted((a, b) => rank(a) - rank(b)).map(({ unit, at }) => unitLine(state, unit, at, language));
}

export function describeUnit(state: State, id: string, seat: string, language: Language): string[] {
  const { context } = state;
  const words = phrases[language];
  const speech = speeches[language];
  const unit = context.unitNumber.get(id)!;
  const data = context.units[unit];
  const at = placesFor(state, seat).get(id)!;
  const row = (label: string, value: string | number | undefined): string[] =>
    value === undefined ? [] : [`  ${padded(label, 26)} ${value}`];
  const away = state.hexOf[unit] === LOST || state.hexOf[unit] === EXITED;
  return [
    `${id}: ${words.unit(id)}, ${words.sideTitle(data.side)}`,
    `  ${words.nationality(data.nationality)}, ${data.formation[language]}${data.division ? `, ${words.division(data.division)}` : ''}`,
    `  ${words.unitType(data.type)}${data.model === undefined ? '' : `, ${words.model(data.model)}`}`,
    ...row(
      words.figure('strength'),
      away ? data.strength : speech.strengthOf(strengthLeft(state, unit), data.strength),
    ),
    ...row(words.figure('protection'), data.protection),
    ...row(words.figure('initiative'), data.initiative),
    ...row(words.figure('assaultInitiative'), data.assaultInitiative),
    ...row(words.figure('range'), data.range),
    ...row(words.figure('versusArmor'), data.versusArmor),
    ...row(words.figure('versusAir'), data.versusAir),
    ...(data.combinedArms ? [`  ${words.figure('combinedArms')}`] : []),
    `  ${whereabouts(at.at, language)}${data.due && at.at === 'off' ? `, ${speech.due(data.due.turn)}` : ''}`,
    ...(at.flags === undefined ? [] : [`  ${at.flags.map((flag) => words.flag(flag)).join(', ')}`]),
  ];
}

export function describeHex(state: State, label: string, language: Language): string[] {
  const { context } = state;
  const words = phrases[language];
  const speech = speeches[language];
  const hex = grid.parse(label);
  const facts = [words.terrain(context.terrain[hex])];
  if (context.point[hex]) facts.push(words.point);
  const objective = context.objectiveAt[hex];
  if (objective >= 0) facts.push(speech.heldBy(words.side(sideIds[state.control[objective]])));
  for (const [index, side] of sideIds.entries()) {
    if (inEnemyZoc(state, 1 - index, hex)) facts.push(speech.inZone(words.side(side)));
  }
  return [`${words.hex(label)}: ${facts.join(', ')}`, ...stackLines(state, hex, language)];
}

function stackLines(state: State, hex: number, language: Language): string[] {
  const stack = stackOf(state, hex);
  if (stack.length === 0) return [`  ${speeches[language].emptyHex}`];
  const { context } = state;
  return stack.map(
    (unit) =>
      `  ${padded(context.unitIds[unit], 11)} ${padded(phrases[language].unit(context.unitIds[unit]), 22)} ${figures(state, unit)}`,
  );
}

/** Every stack of two and more. */
export function stacksOf(state: State, side: number): string[] {
  return grid.labels.flatMap((label, hex) => {
    if (holder(state, hex) !== side) return [];
    const stack = stackOf(state, hex).map((unit) => state.context.unitIds[unit]);
    return stack.length < 2 ? [] : [`  ${padded(label, 4)} ${stack.join(', ')}`];
  });
}
