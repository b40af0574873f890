/** Keys of the table. The board has its own while it has the focus: arrows, Q W E A S D, Enter, Space, + and -. */

export const shortcuts = [
  { command: 'confirm', keys: ['Enter'] },
  { command: 'back', keys: ['Escape'] },
  { command: 'undo', keys: ['u'] },
  { command: 'end', keys: ['g'] },
  { command: 'next', keys: ['n'] },
  { command: 'previous', keys: ['N'] },
  { command: 'own-zoc', keys: ['z'] },
  { command: 'enemy-zoc', keys: ['x'] },
  { command: 'threat', keys: ['t'] },
  { command: 'artillery', keys: ['r'] },
  { command: 'spotting', keys: ['v'] },
  { command: 'control', keys: ['c'] },
  { command: 'counters', keys: ['h'] },
  { command: 'log', keys: ['l'] },
  { command: 'find', keys: ['f'] },
  { command: 'fit', keys: ['0'] },
  { command: 'pause', keys: ['p'] },
  { command: 'help', keys: ['?'] },
] as const;

export type Command = (typeof shortcuts)[number]['command'];

const byKey = new Map<string, Command>(shortcuts.flatMap(({ command, keys }) => keys.map((key) => [key, command])));

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key stroke asks for, or null. Letters mean the same with caps lock; shift tells N from n. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (!/^[a-zA-Z]$/.test(key)) return byKey.get(key) ?? null;
  return byKey.get(shiftKey ? key.toUpperCase() : key.toLowerCase()) ?? null;
}
