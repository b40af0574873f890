/** A key that has been pressed, as the browser tells it. */
export interface KeyPress {
  /** What it writes on the layout in use. */
  readonly key: string;
  /** Where it lies on the keyboard. */
  readonly code: string;
  readonly shiftKey: boolean;
}

/** Keys that are told by their place where the layout writes something else there. */
const places: Readonly<Record<string, string>> = {
  Comma: ',',
  Period: '.',
  Slash: '/',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
};

/**
 * The key as a Latin layout has it: on Zhuyin, Cyrillic or Greek ones letters and signs are told by their place. Letters
 * are small, or large with shift, whatever caps lock says.
 */
export function latinKey({ key, code, shiftKey }: KeyPress): string {
  const letter = /^[a-zA-Z]$/.test(key) ? key : isForeign(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  if (letter !== undefined) return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
  if (!isForeign(key)) return key;
  if (code === 'Slash' && shiftKey) return '?';
  return places[code] ?? /^Digit(\d)$/.exec(code)?.[1] ?? key;
}

/** One character that no Latin keyboard writes, or what an input method has swallowed. */
const isForeign = (key: string): boolean => key === 'Process' || (key.length === 1 && key > '\u{024f}');
