import { ActionCodes, deedsOf, type Deeds, type PublicAction, type UnitCard, type Way } from '@impulse/engine';
import { aligned } from '../width.js';
import { figuresOf, isMeant } from './cards.js';
import { chance, percent } from './odds.js';
import type { PlayerContext } from './player-context.js';

/** What can be done, numbered. A number stands for the line that could be typed in its place. */
export interface Listing {
  readonly lines: readonly string[];
  readonly choices: readonly string[];
}

/** More actions of a type than this are put together with `plan`; more units than this are listed by formation. */
const mostListed = 6;
const mostUnits = 40;
const mostTargets = 5;

interface Row {
  readonly line: string;
  readonly cells: readonly string[];
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const numbered = (rows: readonly Row[], first = 1): string[] =>
  aligned(rows.map(({ cells }, index) => [String(first + index).padStart(4), ...cells]));

/** Actions that belong to no unit: choices, stacks, the end of a step. */
export function generalActions({ seated: { decides, game, state } }: PlayerContext): PublicAction[] {
  if (!decides) return [];
  const list = new ActionCodes();
  game.codes.listGeneral(state, list);
  return Array.from({ length: list.length }, (_, index) => game.codes.action(state, list, index));
}

/** Units that can act, and what belongs to nobody in particular; with a word, the units of a formation or a hex. */
export function listUnits(context: PlayerContext, word?: string): Listing {
  const { speech, aids, here } = context;
  const ready = new Set(aids.ready(...here));
  const all = aids.units(...here).filter(({ id }) => ready.has(id));
  const cards = word === undefined ? all : all.filter((card) => isMeant(card, word));
  const units =
    cards.length > mostUnits && word === undefined
      ? formationRows(context, cards)
      : cards.map((card) => unitRow(context, card));
  const general = word === undefined ? generalRows(context) : [];
  const mayChoose = general.some(({ line }) => line !== 'done' && line !== 'stack');
  return {
    lines: [
      ...(cards.length > 0 ? [speech.canAct(cards.length)] : mayChoose ? [] : [speech.nobodyCanAct]),
      ...numbered(units),
      ...(units.length > 0 && general.length > 0 ? [speech.besides] : []),
      ...numbered(general, units.length + 1),
    ],
    choices: [...units, ...general].map(({ line }) => line),
  };
}

function formationRows({ words }: PlayerContext, cards: readonly UnitCard[]): Row[] {
  const formations = grouped(cards, ({ formation }) => formation);
  return Array.from(formations, ([formation, members]) => ({
    line: `list ${formation}`,
    cells: [words.formation(formation) ?? formation, members.map(({ id, hex }) => `${id} ${hex ?? ''}`).join(', ')],
  }));
}

function unitRow(context: PlayerContext, card: UnitCard): Row {
  const { id, hex } = card;
  const does = summary(context, deedsOf(context.seated, id));
  return { line: id, cells: [id, context.words.unit(id), hex ?? '-', figuresOf(card), does] };
}

/** What a unit can do, in a few words: each hex it can attack once with the best chance, and how many hexes it reaches. */
function summary(context: PlayerContext, { attacks, ways, exits, others }: Deeds<PublicAction>): string {
  const { words, speech } = context;
  const targets = Array.from(attacks, ([hex, actions]) => {
    const kinds = new Set(actions.map(({ spot }) => words.spotKind(spot.kind).toLowerCase()));
    const odds = Math.max(...actions.map(({ action }) => chance(context, action)));
    return { odds, text: `${[...kinds].join('/')} ${hex}${percent(odds)}` };
  }).toSorted((a, b) => b.odds - a.odds);
  const fights = targets.slice(0, mostTargets).map(({ text }) => text);
  if (targets.length > mostTargets) fights.push(`(+${targets.length - mostTargets})`);
  const trips = grouped([...ways.values(), ...exits.values()], ({ spot }) => spot.kind);
  const goes = Array.from(trips, ([kind, all]) => `${words.spotKind(kind).toLowerCase()} ${speech.hexes(all.length)}`);
  const rest = new Set(others.map(({ type }) => words.action(type).toLowerCase()));
  return [...fights, ...goes, ...rest].join(', ');
}

/** Choices of nobody in particular; numbers to choose from with what they would bring. */
function generalRows(context: PlayerContext): Row[] {
  const { words, battle, aids, here } = context;
  const prospects = new Map(
    aids.prospects(...here).map((one) => [one.action && battle.notate(one.action), words.prospect(one)]),
  );
  return [...grouped(generalActions(context), ({ type }) => type)].flatMap(([type, actions]) => {
    const isPlanned = type in aids.drafts && actions.length > mostListed;
    // `stack` shows the stacks.
    const short = type === 'stack' ? type : isPlanned ? `plan ${type}` : null;
    if (short !== null) return [{ line: short, cells: [short, words.action(type)] }];
    return actions.map((action) => {
      const line = battle.notate(action);
      return { line, cells: [line, prospects.get(line) ?? words.order(action)] };
    });
  });
}

/** Everything one unit can do: attacks and the like line by line with their odds, hexes side by side. */
export function listActions(context: PlayerContext, id: string): Listing {
  const { speech, words, battle, seated } = context;
  const { attacks, exits, others, ways, more } = deedsOf(seated, id);
  const name = `${id} (${words.unit(id)})`;
  const rowOf = (action: PublicAction, note: string): Row => {
    const line = battle.notate(action);
    return { line, cells: [line, note] };
  };
  const lone = [...[...attacks.values()].flat(), ...exits.values()].map(({ action }) => action);
  const rows = [
    ...[...lone, ...others].map((action) => rowOf(action, percent(chance(context, action)))),
    ...more.map((way) => rowOf(way.action, leftAt(way))),
  ];
  const hexes = [...ways].map(([hex, way]) => ({ line: battle.notate(way.action), text: hex + leftAt(way) }));
  const effects = [...new Set([...ways.values()].flatMap((way) => way.effects))];
  return {
    lines: [
      rows.length + hexes.length > 0 ? speech.actionsOf(name) : speech.nothingFor(name),
      ...numbered(rows),
      ...(hexes.length > 0
        ? [`      ${hexes.map(({ text }, index) => `${rows.length + 1 + index}:${text}`).join('  ')}`]
        : []),
      ...(effects.length > 0 ? [`      !: ${effects.map((code) => words.effect(code)).join('; ')}`] : []),
    ],
    choices: [...rows, ...hexes].map(({ line }) => line),
  };
}

/** `(3)!`: the points left there; the exclamation mark warns of what happens there. */
const leftAt = ({ left, effects }: Way<PublicAction>): string =>
  (left === null ? '' : `(${Math.round(left * 100) / 100})`) + (effects.length > 0 ? '!' : '');
