import fs from 'node:fs';
import { type Console, fail } from './console.js';

/** Files with secrets: the dice that are still to fall, and what a server keeps of its players. */

export const forOwnerOnly = 0o600;

function isOpenToOthers(file: string): boolean {
  // Windows has no such modes; its users have folders of their own.
  if (process.platform === 'win32') return false;
  try {
    return (fs.statSync(file).mode & 0o077) !== 0;
  } catch {
    return false;
  }
}

/** A file of this program is taken away from all others, who could read it until now. */
export function closeToOthers(file: string, console: Console): void {
  if (!isOpenToOthers(file)) return;
  try {
    fs.chmodSync(file, forOwnerOnly);
    fail(console, `${file} could be read by others on this machine; from now on only its owner reads it.`);
  } catch {
    warnOfReaders(file, console);
  }
}

/** The mode of a file that somebody has named is for them to change. */
export function warnOfReaders(file: string, console: Console): void {
  if (isOpenToOthers(file)) fail(console, `${file} holds secrets, and others on this machine can read it.`);
}
