import { deedsOf, good, type Shade } from '@impulse/engine';
import { describeHex, describeUnit, isMeant, stackLines, unitLines } from './cards.js';
import type { Marks } from './hex-painter.js';
import { listActions, type Listing, listUnits } from './lists.js';
import { isHex, readHex, readUnit } from './names.js';
import type { PlayerContext } from './player-context.js';
import type { TerminalPlay } from './terminal-play.js';

/** Commands that only look. */

type Words = readonly string[];

const marksOn = (ways: Iterable<string>, marked: Iterable<string>): Marks =>
  new Map([...[...ways].map((hex) => [hex, '+'] as const), ...[...marked].map((hex) => [hex, '!'] as const)]);

/** Around a hex, or with where a unit can go and what it can attack. */
export async function map({ context, maps, complain }: TerminalPlay, [word]: Words): Promise<void> {
  if (word === undefined || word === 'all') return maps.show(context, { whole: word === 'all' });
  if (isHex(context, word)) return maps.show(context, { centre: word.toUpperCase() });
  const unit = readUnit(context, word);
  if (!unit.ok) return complain(unit.error.message);
  const { ways, exits, attacks } = deedsOf(context.seated, unit.value);
  return maps.show(context, {
    centre: hexOf(context, unit.value),
    marks: marksOn([...ways.keys(), ...exits.keys()], attacks.keys()),
  });
}

const hexOf = ({ seated }: PlayerContext, unit: string | null): string | undefined =>
  unit === null ? undefined : (seated.unit(unit)?.hex ?? undefined);

/** `show enemy-zoc`, `show range UNIT`: what an overlay paints, marked on the map. */
export async function show({ context, screen, maps, complain }: TerminalPlay, [id, word]: Words): Promise<void> {
  const { words, speech, aids, here } = context;
  const overlay = aids.overlays.find((one) => one.id === id);
  if (!overlay) {
    const unit = ` ${speech.placeholders.unit}`;
    const known = aids.overlays.map(
      (one) => `  ${one.id}${one.about === 'unit' ? unit : ''}: ${words.overlay(one.id)}`,
    );
    return screen.show(speech.overlays, ...known);
  }
  const unit = overlay.about === 'unit' ? readUnit(context, word) : good(null);
  if (!unit.ok) return complain(unit.error.message);
  const shade: Shade = aids.overlay(...here, overlay.id, unit.value);
  const flagged = shade.flags.map(({ hex }) => hex);
  const marks = marksOn([...shade.hexes, ...shade.lines.flat()], flagged);
  await maps.show(context, { centre: hexOf(context, unit.value), marks });
  await screen.say(words.overlay(overlay.id));
  for (const { hex, side, text } of shade.flags) await screen.say(`  ${words.hex(hex)}: ${words.side(side)} ${text}`);
}

function showListing(play: TerminalPlay, { lines, choices }: Listing): Promise<void> {
  play.choices = choices;
  return play.screen.lines(lines);
}

export const list = (play: TerminalPlay, [word]: Words): Promise<void> =>
  showListing(play, listUnits(play.context, word?.toLowerCase()));

/** A unit with what it can do, or a hex with its stack. */
export async function look(play: TerminalPlay, [word]: Words): Promise<void> {
  const { context, screen, complain } = play;
  if (word !== undefined && isHex(context, word)) return screen.lines(describeHex(context, word.toUpperCase()));
  const unit = readUnit(context, word);
  if (!unit.ok) return complain(unit.error.message);
  const card = context.seated.unit(unit.value);
  if (card) await screen.show(...describeUnit(context, card));
  if (card?.side === context.seated.seat) await showListing(play, listActions(context, unit.value));
}

/** A hex, and nothing else. */
export async function hex(play: TerminalPlay, [word = '']: Words): Promise<void> {
  const label = readHex(play.context, word);
  return label.ok ? look(play, [label.value]) : play.complain(label.error.message);
}

/** `units dak`, `units 257rd`, `units german 2420`: those on the map first. */
export async function units({ context, screen }: TerminalPlay, [first, second]: Words): Promise<void> {
  const { aids, here, battle, words } = context;
  const { sides } = battle.game;
  const named = sides.filter((side) => side === first);
  const word = named.length > 0 ? second : first;
  for (const side of named.length > 0 ? named : sides) {
    const cards = aids.units(...here).filter((card) => card.side === side && (!word || isMeant(card, word)));
    if (cards.length === 0) continue;
    const sorted = cards.toSorted((a, b) => Number(a.hex === null) - Number(b.hex === null));
    await screen.show(screen.paint('bold', words.sideTitle(side)), ...unitLines(context, sorted));
  }
}

export async function stacks({ context, screen }: TerminalPlay): Promise<void> {
  const lines = stackLines(context);
  await screen.show(lines.length > 0 ? context.speech.stacks : context.speech.noStacks, ...lines);
}
