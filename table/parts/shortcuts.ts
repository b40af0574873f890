import { latinKey, type KeyPress } from '../board/input/latin-key.js';

/** Keys of the table. The board has its own while it has the focus: arrows, Q W E A S D, Enter, Space, + and -. */

export const shortcuts = [
  { command: 'confirm', keys: ['Enter'] },
  { command: 'confirm-all', keys: ['Shift Enter'] },
  { command: 'back', keys: ['Escape'] },
  { command: 'undo', keys: ['u'] },
  { command: 'end', keys: ['g'] },
  { command: 'next', keys: ['n'] },
  { command: 'previous', keys: ['N'] },
  { command: 'stack', keys: ['k'] },
  { command: 'formation', keys: ['j'] },
  { command: 'hold', keys: ['o'] },
  { command: 'counters', keys: ['h'] },
  { command: 'log', keys: ['l'] },
  { command: 'find', keys: ['f'] },
  { command: 'overview', keys: ['0'] },
  { command: 'pause', keys: ['p'] },
  { command: 'recap', keys: ['m'] },
  { command: 'recap-back', keys: [','] },
  { command: 'recap-next', keys: ['.'] },
  { command: 'result-back', keys: ['['] },
  { command: 'result-next', keys: [']'] },
  { command: 'next-match', keys: ['G'] },
  { command: 'help', keys: ['?'] },
] as const;

export type ShortcutCommand = (typeof shortcuts)[number]['command'];

/** What a key stroke asks for: a command, an overlay, or a bookmark. */
export type Wish =
  | { readonly kind: 'command'; readonly command: ShortcutCommand }
  | { readonly kind: 'overlay'; readonly id: string }
  | { readonly kind: 'bookmark'; readonly number: string };

const byKey = new Map<string, ShortcutCommand>(
  shortcuts.flatMap(({ command, keys }) => keys.map((key) => [key, command])),
);

interface Press extends KeyPress {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Letters mean the same with caps lock and on every layout; shift tells N from n. `overlays` gives the key of each
 * overlay.
 */
export function wishOf(press: Press, overlays: Readonly<Record<string, string>>): Wish | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const number = press.shiftKey ? /^Digit([1-9])$/.exec(press.code)?.[1] : undefined;
  if (number !== undefined) return { kind: 'bookmark', number };
  const plain = latinKey(press);
  const command = byKey.get(plain);
  if (command) return { kind: 'command', command };
  const overlay = Object.entries(overlays).find(([, own]) => own === plain);
  return overlay ? { kind: 'overlay', id: overlay[0] } : null;
}

/** A key as it is written on the keyboard. */
export const nameOfKey = (key: string): string =>
  /^[A-Z]$/.test(key) ? `Shift ${key}` : key.length === 1 ? key.toUpperCase() : key;

export const keyOf = (command: ShortcutCommand): string =>
  nameOfKey(shortcuts.find((one) => one.command === command)!.keys[0]);

export const keyOfBookmark = (number: string): string => `Shift ${number}`;
