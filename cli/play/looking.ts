import { deedsOf, good } from '@impulse/engine';
import { describeHex, describeUnit, isMeant, unitLines } from './cards.js';
import { listActions } from './lists.js';
import type { Marks } from './hex-painter.js';
import { isHex, readUnit } from './names.js';
import type { TerminalPlay } from './terminal-play.js';

/** Commands that only look. */

type Words = readonly string[];

const marksOn = (ways: readonly string[], targets: readonly string[]): Marks =>
  new Map([...ways.map((hex) => [hex, '+'] as const), ...targets.map((hex) => [hex, '!'] as const)]);

/** Around a hex, or with where a unit can go and what it can attack. */
export async function map({ context, maps, complain }: TerminalPlay, [word]: Words): Promise<void> {
  if (word === undefined || word === 'all') return maps.show(context, { whole: word === 'all' });
  if (isHex(context, word)) return maps.show(context, { centre: word.toUpperCase() });
  const unit = readUnit(context, word);
  if (!unit.ok) return complain(unit.error.message);
  const { ways, exits, attacks } = deedsOf(context.seated, unit.value);
  const marks = marksOn([...ways.keys(), ...exits.keys()], [...attacks.keys()]);
  return maps.show(context, { centre: context.seated.unit(unit.value)?.hex, marks });
}

/** `show enemy-zoc`, `show range UNIT`, `show threat HEX`: what an overlay paints, marked on the map. */
export async function show({ context, screen, maps, complain }: TerminalPlay, [id, word]: Words): Promise<void> {
  const { words, speech, aids, here, seated } = context;
  const overlay = aids.overlays.find((one) => one.id === id);
  if (!overlay) {
    const unit = ` ${speech.placeholders.unit}`;
    const known = aids.overlays.map(
      (one) => `  ${one.id}${one.about === 'unit' ? unit : ''}: ${words.overlay(one.id)}`,
    );
    return screen.lines([speech.overlays, ...known]);
  }
  const hex = overlay.about === 'unit' && word !== undefined && isHex(context, word) ? word.toUpperCase() : null;
  const unit = overlay.about === 'unit' && hex === null ? readUnit(context, word) : good(null);
  if (!unit.ok) return complain(unit.error.message);
  const { hexes, lines, flags } = aids.overlay(...here, overlay.id, unit.value, hex);
  const marks = marksOn(
    [...hexes, ...lines.flat()],
    flags.map(({ hex }) => hex),
  );
  await maps.show(context, { centre: unit.value === null ? hex : seated.unit(unit.value)?.hex, marks });
  const told = flags.map(({ hex, side, text }) => `  ${words.hex(hex)}: ${words.side(side)} ${text}`);
  await screen.lines([words.overlay(overlay.id), ...told]);
}

/** A unit with what it can do, or a hex with its stack. */
export async function look(play: TerminalPlay, [word]: Words): Promise<void> {
  const { context, screen, complain } = play;
  if (word !== undefined && isHex(context, word)) return screen.lines(describeHex(context, word.toUpperCase()));
  const unit = readUnit(context, word);
  if (!unit.ok) return complain(unit.error.message);
  const card = context.seated.unit(unit.value);
  if (card) await screen.lines(describeUnit(context, card));
  if (card?.side === context.seated.seat) await play.offer(listActions(context, unit.value));
}

/** `units dak`, `units 257rd`, `units german 2420`: those on the map first. */
export async function units({ context, screen }: TerminalPlay, [first, second]: Words): Promise<void> {
  const { aids, here, battle, words } = context;
  const named = battle.game.sides.filter((side) => side === first);
  const word = named.length > 0 ? second : first;
  for (const side of named.length > 0 ? named : battle.game.sides) {
    const cards = aids.units(...here).filter((card) => card.side === side && (!word || isMeant(card, word)));
    const sorted = cards.toSorted((a, b) => Number(a.hex === null) - Number(b.hex === null));
    if (sorted.length > 0)
      await screen.lines([screen.paint('bold', words.sideTitle(side)), ...unitLines(context, sorted)]);
  }
}
