import fs from 'node:fs';

/** Nobody else on the machine reads it: keys are kept as hashes, but the secrets of the dice are not. */
const mode = 0o600;

/** Makes an empty file for nobody but its owner, or takes an old one away from all others. */
export function makePrivate(file: string): void {
  fs.closeSync(fs.openSync(file, 'a', mode));
  if ((fs.statSync(file).mode & 0o077) !== 0) fs.chmodSync(file, mode);
}
