import { deedsOf, good, type Shade } from '@impulse/engine';
import { describeHex, describeUnit, stacksOf, unitLines } from '../cards.js';
import { listActions, listUnits } from '../lists.js';
import type { Marks } from '../hex-painter.js';
import { isHex, readHex, readUnit } from '../names.js';
import { asked, type PlayerContext } from '../player-context.js';
import { arrivalLines, fullStatus } from '../status.js';
import type { TerminalPlay } from '../terminal-play.js';
import { type Command, complain } from './command.js';

/** Commands that only look. */

export const map: Command = async (play, [word]) => {
  const { context, maps } = play;
  if (word === undefined) return maps.show(context);
  if (word === 'all') return maps.show(context, { whole: true });
  if (isHex(context, word)) return maps.show(context, { centre: word.toUpperCase() });
  const unit = readUnit(context, word);
  if (!unit.ok) return complain(play, unit.error.message);
  const at = context.seated.unit(unit.value)?.hex;
  return maps.show(context, { ...(at ? { centre: at } : {}), marks: marksOf(context, unit.value) });
};

/** Where a unit can go, and what it can attack. */
function marksOf({ seated }: PlayerContext, unit: string): Marks {
  const { ways, exits, attacks } = deedsOf(seated, unit);
  const marks = new Map<string, '+' | '!'>();
  for (const hex of [...ways.keys(), ...exits.keys()]) marks.set(hex, '+');
  for (const hex of attacks.keys()) marks.set(hex, '!');
  return marks;
}

/** `show enemy-zoc`, `show range UNIT`: what an overlay paints, marked on the map. */
export const show: Command = async (play, [id, word]) => {
  const { context, screen, maps } = play;
  const { words, speech } = context;
  const { aids, state, seat } = asked(context);
  const overlay =
    aids.overlays.find((one) => one.id === id) ?? aids.overlays.find((one) => id && one.id.startsWith(id));
  if (!overlay) {
    const known = aids.overlays.map(
      ({ id: one, about }) =>
        `  ${one}${about === 'unit' ? ` ${speech.placeholders.unit}` : ''}: ${words.overlay(one)}`,
    );
    return screen.show(speech.overlays, ...known);
  }
  const named = overlay.about === 'unit' ? readUnit(context, word) : good(null);
  if (!named.ok) return complain(play, named.error.message);
  const shade = aids.overlay(state, seat, overlay.id, named.value);
  const at = named.value === null ? null : context.seated.unit(named.value)?.hex;
  await maps.show(context, { ...(at ? { centre: at } : {}), marks: shadeMarks(shade) });
  await screen.say(words.overlay(overlay.id));
  for (const { hex, side, text } of shade.flags) await screen.say(`  ${words.hex(hex)}: ${words.side(side)} ${text}`);
};

function shadeMarks({ hexes, lines, flags }: Shade): Marks {
  const marks = new Map<string, '+' | '!'>();
  for (const hex of [...hexes, ...lines.flat()]) marks.set(hex, '+');
  for (const { hex } of flags) marks.set(hex, '!');
  return marks;
}

export const list: Command = async (play, [word]) => {
  const listing = listUnits(play.context, word);
  play.choices = listing.choices;
  for (const line of listing.lines) await play.screen.row(line);
  if (listing.choices.length > 0) await play.screen.say(play.context.speech.pickHint);
};

export async function showActions(play: TerminalPlay, unit: string): Promise<void> {
  const listing = listActions(play.context, unit, play.screen.width);
  play.choices = listing.choices;
  for (const line of listing.lines) await play.screen.row(line);
}

export const unit: Command = async (play, [word]) => {
  const { context, screen } = play;
  const found = readUnit(context, word);
  const card = found.ok ? context.seated.unit(found.value) : null;
  if (!found.ok || !card) return complain(play, found.ok ? '' : found.error.message);
  await screen.show(...describeUnit(context, card));
  if (card.side === context.seated.seat) await showActions(play, card.id);
};

export const units: Command = async ({ context, screen }, [first, second]) => {
  const { sides } = context.battle.game;
  const named = sides.filter((side) => side === first);
  const word = named.length > 0 ? second : first;
  for (const side of named.length > 0 ? named : sides) {
    const lines = unitLines(context, side, word);
    if (lines.length === 0) continue;
    await screen.show(screen.paint('bold', context.words.sideTitle(side)), ...lines);
  }
};

export const hex: Command = async (play, [word]) => {
  const label = readHex(play.context, word);
  if (!label.ok) return complain(play, label.error.message);
  for (const line of describeHex(play.context, label.value)) await play.screen.say(line);
};

/** The stacks of the player who is asked. */
export async function showStacks({ context, screen }: TerminalPlay): Promise<void> {
  const { speech, seated } = context;
  const lines = stacksOf(context, seated.seat);
  await screen.show(lines.length > 0 ? speech.stacks : speech.noStacks, ...lines);
}

export const status: Command = async ({ context, screen }) => {
  for (const line of fullStatus(context)) await screen.say(line);
};

export const arrivals: Command = async ({ context, screen }) => {
  for (const line of arrivalLines(context)) await screen.row(line);
};

const usualLength = 20;

export const log: Command = (play, [word]) => {
  const count = Number(word);
  return play.tellLast(Number.isInteger(count) && count > 0 ? count : usualLength);
};
