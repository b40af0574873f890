import type { Exported } from './types.js';

/** Hands a battle to the player as a file; answers what there is to say about it. */
export function downloadBattle(name: string, exported: Exported): Exclude<Exported['kind'], 'open'> | null {
  if (!('text' in exported)) return exported.kind;
  const isSealed = exported.kind === 'sealed';
  download(isSealed ? `${name}-sealed.json` : `${name}.json`, exported.text);
  return isSealed ? 'sealed' : null;
}

export const download = (name: string, text: string): void =>
  handOver(name, new Blob([text], { type: 'application/json' }));

/** Milliseconds within which every browser has taken the content up. */
const fetchTime = 60_000;

/** A file for the player. */
export function handOver(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser fetches it after this: taken away at once, the file is sometimes never written.
  setTimeout(() => URL.revokeObjectURL(link.href), fetchTime);
}
