import { deedsOf, type Deeds, type PublicAction, type UnitCard } from '@impulse/engine';
import { isMeant } from './cards.js';
import { figuresOf } from './figures.js';
import { chance, generalActions, percent } from './offers.js';
import { asked, type PlayerContext } from './player-context.js';
import { padded } from './width.js';

/** What can be done, numbered: by formation where there are many units, by unit, and all that one unit can do. */

export type Choice =
  | { readonly kind: 'formation'; readonly word: string }
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'action'; readonly action: PublicAction };

export interface Listing {
  readonly lines: readonly string[];
  readonly choices: readonly Choice[];
}

/** More actions of a type than this are put together with `plan`. */
const mostListed = 6;
const mostStacks = 12;
const mostTargets = 5;
/** The longest order that others are aligned with. */
const widest = 30;
/** More units than this are listed by formation. */
const mostUnits = 40;

class NumberedLines {
  readonly lines: string[] = [];
  readonly choices: Choice[] = [];

  add(text: string, choice: Choice): void {
    this.choices.push(choice);
    this.lines.push(`${this.nextNumber(0)}  ${text}`);
  }

  nextNumber(ahead: number): string {
    return String(this.choices.length + ahead).padStart(4);
  }
}

/** Units that can act; with a word, those of a formation or a hex. */
export function listUnits(context: PlayerContext, word?: string): Listing {
  const { speech } = context;
  const { aids, state, seat } = asked(context);
  const ready = new Set(aids.ready(state, seat));
  const all = aids.units(state, seat).filter(({ id }) => ready.has(id));
  const cards = word === undefined ? all : all.filter((card) => isMeant(card, word));
  const listing = new NumberedLines();
  if (cards.length > 0) listing.lines.push(speech.canAct(cards.length));
  else if (generalActions(context).every(({ type }) => type === 'done' || type === 'stack'))
    listing.lines.push(speech.nobodyCanAct);
  if (cards.length > mostUnits && word === undefined) addFormations(context, cards, listing);
  else for (const card of cards) listing.add(unitSummary(context, card), { kind: 'unit', unit: card.id });
  if (word === undefined) addGeneral(context, listing);
  return listing;
}

function addFormations({ words }: PlayerContext, cards: readonly UnitCard[], listing: NumberedLines): void {
  const formations = new Map<string, string[]>();
  for (const { id, formation, hex } of cards) {
    const units = formations.get(formation) ?? [];
    formations.set(formation, units);
    units.push(hex === null ? id : `${id} ${hex}`);
  }
  for (const [formation, units] of formations) {
    const name = words.formation(formation) ?? formation;
    listing.add(`${padded(name, 28)} ${units.join(', ')}`, { kind: 'formation', word: formation.toLowerCase() });
  }
}

function unitSummary(context: PlayerContext, card: UnitCard): string {
  const { words, seated } = context;
  const { id, hex } = card;
  const does = summary(context, deedsOf(seated, id));
  return `${padded(id, 13)} ${padded(words.unit(id), 20)} ${padded(hex ?? '-', 4)} ${padded(figuresOf(card), 13)} ${does}`;
}

/** What a unit can do, in a few words: each hex it can attack once with the best chance, and how many hexes it reaches. */
function summary(context: PlayerContext, { attacks, ways, exits, others }: Deeds<PublicAction>): string {
  const { words, speech } = context;
  const targets = Array.from(attacks, ([hex, actions]) => {
    const kinds = new Set(actions.map(({ spot }) => words.spotKind(spot.kind).toLowerCase()));
    return {
      hex,
      kinds: [...kinds].join('/'),
      odds: Math.max(...actions.map(({ action }) => chance(context, action))),
    };
  }).toSorted((a, b) => b.odds - a.odds);
  const fights = targets
    .slice(0, mostTargets)
    .map(({ hex, kinds, odds }) => `${kinds} ${hex}${odds > 0 ? ` ${percent(odds)}` : ''}`);
  if (targets.length > mostTargets) fights.push(`(+${targets.length - mostTargets})`);
  const trips = [...ways.values(), ...exits.values()].map(({ spot }) => words.spotKind(spot.kind).toLowerCase());
  const goes = [...new Set(trips)].map((kind) => `${kind} ${speech.hexes(trips.filter((one) => one === kind).length)}`);
  const rest = [...new Set(others.map(({ type }) => words.action(type).toLowerCase()))];
  return [...fights, ...goes, ...rest].join(', ');
}

/** Choices of nobody in particular; numbers to choose from with what they would bring. */
function addGeneral(context: PlayerContext, listing: NumberedLines): void {
  const { words, speech, battle } = context;
  const { aids, state, seat } = asked(context);
  const prospects = new Map(
    aids
      .prospects(state, seat)
      .flatMap((one) => (one.action ? [[battle.notate(one.action), words.prospect(one)]] : [])),
  );
  const general = generalActions(context);
  const isPlanned = ({ type }: PublicAction): boolean =>
    type !== 'stack' && type in aids.drafts && general.filter((one) => one.type === type).length > mostListed;
  const others = general.filter((action) => action.type !== 'stack' && !isPlanned(action));
  if (others.length > 0 && listing.choices.length > 0) listing.lines.push(speech.besides);
  const column = Math.min(widest, Math.max(0, ...others.map((action) => battle.notate(action).length)));
  for (const action of others) {
    const text = battle.notate(action);
    listing.add(`${padded(text, column)}  ${prospects.get(text) ?? words.order(action)}`, { kind: 'action', action });
  }
  const stacks = general.filter(({ type }) => type === 'stack');
  const hexes = new Set(stacks.map((action) => aids.spot(state, seat, action).hex));
  if (hexes.size > 0)
    listing.lines.push(
      `      stack ${[...hexes].slice(0, mostStacks).join(', ')}${hexes.size > mostStacks ? ', ...' : ''}`,
    );
  const planned = new Set(general.filter(isPlanned).map(({ type }) => `plan ${type}`));
  if (planned.size > 0) listing.lines.push(`      ${[...planned].join(', ')}`);
}

/** Everything one unit can do: attacks and the like line by line with their odds, hexes side by side. */
export function listActions(context: PlayerContext, id: string, width: number): Listing {
  const { speech, words, battle, seated } = context;
  const name = `${id} (${words.unit(id)})`;
  const deeds = deedsOf(seated, id);
  const attacks = [...deeds.attacks.values()].flat().map(({ action }) => action);
  const listing = new NumberedLines();
  const lone = [...attacks, ...[...deeds.exits.values()].map(({ action }) => action), ...deeds.others];
  if (lone.length + deeds.ways.size === 0) return { lines: [speech.nothingFor(name)], choices: [] };
  listing.lines.push(speech.actionsOf(name));
  for (const action of lone) {
    const odds = chance(context, action);
    listing.add(`${battle.notate(action)}${odds > 0 ? `  ${percent(odds)}` : ''}`, { kind: 'action', action });
  }
  addWays(context, deeds, listing, width);
  for (const { action, left } of deeds.more)
    listing.add(`${battle.notate(action)}${left === null ? '' : `  (${left})`}`, { kind: 'action', action });
  return listing;
}

/** Hexes side by side, from north to south, with the points left there; an exclamation mark warns of what happens there. */
function addWays(context: PlayerContext, { ways }: Deeds<PublicAction>, listing: NumberedLines, width: number): void {
  const { grid } = context.battle;
  const centreOf = (hex: string) => grid.centre(grid.parse(hex));
  const sorted = [...ways].toSorted(([a], [b]) => centreOf(a).y - centreOf(b).y || centreOf(a).x - centreOf(b).x);
  const cells = sorted.map(([hex, { left, effects }], index) => {
    const rest = left === null ? '' : `(${Math.round(left * 100) / 100})`;
    return `${listing.nextNumber(index + 1)} ${padded(`${hex}${rest}${effects.length > 0 ? '!' : ''}`, 10)}`;
  });
  for (const [, { action }] of sorted) listing.choices.push({ kind: 'action', action });
  const perLine = Math.max(1, Math.floor((width - 4) / 15));
  for (let i = 0; i < cells.length; i += perLine) {
    const verb = i === 0 ? sorted[0][1].action.type : '';
    listing.lines.push(`${padded(verb, 6)}${cells.slice(i, i + perLine).join('')}`.trimEnd());
  }
  const effects = new Set(sorted.flatMap(([, way]) => way.effects));
  if (effects.size > 0)
    listing.lines.push(`      !: ${[...effects].map((code) => context.words.effect(code)).join('; ')}`);
}
