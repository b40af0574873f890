import { deedsOf, generalActions, grouped, type PublicAction, type UnitCard, type Way } from '@impulse/engine';
import { aligned } from '../width.js';
import { figuresOf, isMeant } from './cards.js';
import { chance, percent } from './odds.js';
import type { PlayerContext } from './player-context.js';

/** What can be done, numbered. A number stands for the line that could be typed in its place. */
export interface Listing {
  readonly lines: readonly string[];
  readonly choices: readonly string[];
}

/** The line it stands for, and what is shown of it. */
type Row = readonly [line: string, ...cells: string[]];

/** More actions of a type than this are put together with `plan`; more units than this are listed by formation. */
const [mostListed, mostUnits, mostTargets] = [6, 40, 5];

/** The first of many, and how many more there are. */
export const fewOf = (names: readonly string[], most = 12): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ` (+${names.length - most})` : '');

const numbered = (rows: readonly Row[], first = 1): string[] =>
  aligned(rows.map(([, ...cells], index) => [String(first + index).padStart(4), ...cells]));

/** Units that can act, and what belongs to nobody in particular; with a word, the units of a formation or a hex. */
export function listUnits(context: PlayerContext, word?: string): Listing {
  const { speech, aids, here, words } = context;
  const ready = new Set(aids.ready(...here));
  const cards = aids.units(...here).filter((card) => ready.has(card.id) && (!word || isMeant(card, word)));
  const units =
    cards.length > mostUnits && !word
      ? Array.from(
          grouped(cards, ({ formation }) => formation),
          ([formation, all]): Row => {
            const members = all.map(({ id, hex }) => `${id} ${hex ?? ''}`).join(', ');
            return [`list ${formation}`, words.formation(formation) ?? formation, members];
          },
        )
      : cards.map((card) => unitRow(context, card));
  const general = word ? [] : generalRows(context);
  const head = cards.length > 0 ? speech.canAct(cards.length) : general.length < 2 ? speech.nobodyCanAct : '';
  const between = units.length > 0 && general.length > 0 ? speech.besides : '';
  const lines = [head, ...numbered(units), between, ...numbered(general, units.length + 1)];
  return { lines: lines.filter(Boolean), choices: [...units, ...general].map(([line]) => line) };
}

/** A unit and what it can do: each hex it can attack with the best chance, and how many hexes it reaches. */
function unitRow(context: PlayerContext, card: UnitCard): Row {
  const { words, speech, seated } = context;
  const { id, hex } = card;
  const { attacks, ways, exits, others } = deedsOf(seated, id);
  const targets = Array.from(attacks, ([target, actions]) => {
    const kinds = new Set(actions.map(({ spot }) => words.spotKind(spot.kind).toLowerCase()));
    const odds = Math.max(...actions.map(({ action }) => chance(context, action)));
    return { odds, text: `${[...kinds].join('/')} ${target}${percent(odds)}` };
  }).toSorted((a, b) => b.odds - a.odds);
  const does = [
    fewOf(
      targets.map(({ text }) => text),
      mostTargets,
    ),
    ...Array.from(
      grouped([...ways.values(), ...exits.values()], ({ spot }) => spot.kind),
      ([kind, all]) => `${words.spotKind(kind).toLowerCase()} ${speech.hexes(all.length)}`,
    ),
    ...new Set(others.map(({ type }) => words.action(type).toLowerCase())),
  ];
  return [id, id, words.unit(id), hex ?? '-', figuresOf(card), does.filter(Boolean).join(', ')];
}

/** Choices of nobody in particular; numbers to choose from with what they would bring. */
function generalRows(context: PlayerContext): Row[] {
  const { words, battle, aids, here, seated } = context;
  const prospects = new Map(
    aids.prospects(...here).map((one) => [one.action && battle.notate(one.action), words.prospect(one)]),
  );
  const actions = seated.decides ? generalActions(seated.game, seated.state) : [];
  return [...grouped(actions, ({ type }) => type)].flatMap(([type, alike]): Row[] => {
    const typed = battle.lines.find((line) => line.type === type);
    const plan = `plan ${typed?.verb.join(' ')}`;
    // Units in some order are put together one by one.
    const ordered = typed?.parts.some(({ spelling, optional }) => spelling === 'units' && !optional);
    if (type in aids.drafts && (alike.length > mostListed || ordered)) return [[plan, plan, words.action(type)]];
    return alike.map((action) => {
      const line = battle.notate(action);
      return [line, line, prospects.get(line) ?? words.order(action)];
    });
  });
}

/** Everything one unit can do: attacks and the like line by line with their odds, hexes side by side. */
export function listActions(context: PlayerContext, id: string): Listing {
  const { speech, words, battle, seated } = context;
  const { attacks, exits, others, ways, more } = deedsOf(seated, id);
  const lone = [...[...attacks.values()].flat(), ...exits.values()].map(({ action }) => action);
  const rows = [
    ...[...lone, ...others].map((action) => ({ action, note: percent(chance(context, action)) })),
    ...more.map((way) => ({ action: way.action, note: leftAt(way) })),
  ].map(({ action, note }): Row => [battle.notate(action), battle.notate(action), note]);
  const hexes = Array.from(ways, ([hex, way], index) => `${rows.length + 1 + index}:${hex}${leftAt(way)}`);
  const effects = new Set([...ways.values()].flatMap((way) => way.effects));
  const lines = [
    (rows.length + hexes.length > 0 ? speech.actionsOf : speech.nothingFor)(words.unit(id)),
    ...numbered(rows),
    ...(hexes.length > 0 ? [`      ${hexes.join('  ')}`] : []),
    ...(effects.size > 0 ? [`      !: ${Array.from(effects, (code) => words.effect(code)).join('; ')}`] : []),
  ];
  return {
    lines,
    choices: [...rows.map(([line]) => line), ...Array.from(ways.values(), ({ action }) => battle.notate(action))],
  };
}

/** `(3)!`: the points left there; the exclamation mark warns of what happens there. */
const leftAt = ({ left, effects }: Way<PublicAction>): string =>
  (left === null ? '' : `(${Math.round(left * 100) / 100})`) + (effects.length > 0 ? '!' : '');
