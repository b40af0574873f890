import { moveTo, setHover, showCursor, type Hands } from './hands.js';
import { commandOf, moveCursor, type KeyCommand } from './keyboard.js';

/** One key pressed on the board; true when it means something here. */
export function pressKey(hands: Hands, key: string, shift = false): boolean {
  const moved = moveCursor(hands.picture.art.grid, hands.cursor, key);
  const command = moved ? null : commandOf(key);
  if (!moved && !command) return false;
  // Where there is no hex that way the key press only shows where the cursor is.
  if (moved && moved.hex !== hands.cursor.hex) {
    moveTo(hands, moved.hex);
    hands.cursor = moved;
  }
  if (command === 'click' && shift) hands.events.pass(hands.picture.cursor);
  else if (command) obey(hands, command);
  if (!hands.picture.cursorShown) showCursor(hands, true);
  return true;
}

function obey(hands: Hands, command: KeyCommand): void {
  const { picture, events, moves } = hands;
  switch (command) {
    case 'click':
      return events.click(picture.cursor, picture.cursorUnit);
    case 'inspect':
      return events.inspect(picture.cursor);
    case 'zoom-in':
      return moves.zoomBy(1.4);
    case 'zoom-out':
      return moves.zoomBy(1 / 1.4);
    case 'overview':
      return events.overview();
    case 'around':
      return moves.say(picture.config.describeAround(picture.cursor));
    case 'next-unit':
      return pickUnit(hands, 1);
    case 'previous-unit':
      return pickUnit(hands, -1);
  }
}

/** The next counter of the stack under the cursor, round and round. */
function pickUnit(hands: Hands, step: number): void {
  const { picture, moves } = hands;
  const units = (picture.config.stacks.get(picture.cursor)?.counters ?? []).flatMap(({ id }) => id ?? []);
  if (units.length === 0) return;
  const at = units.findIndex((id) => id === picture.cursorUnit);
  const next = at < 0 ? (step > 0 ? 0 : units.length - 1) : (at + step + units.length) % units.length;
  picture.cursorUnit = units[next];
  setHover(hands, { hex: picture.cursor, unit: units[next] });
  moves.ask('transient');
}

/** The board has got the focus: by the keyboard, or by a press. */
export function focus(hands: Hands, byKeyboard: boolean): void {
  showCursor(hands, byKeyboard);
  hands.moves.speak(hands.picture.cursor);
}
