import { signal } from '@preact/signals';

/** A file of a battle by file that was opened somewhere else in the application, until its page takes it. */
export const arrived = signal<string | null>(null);

/** Is this text a file of a battle by file, of whatever version? Nothing else of it is looked at. */
export const looksLikeLetter = (text: string): boolean =>
  /"format"\s*:\s*"impulse-letter-\d+"/.test(text.slice(0, 200));
