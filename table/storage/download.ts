import type { Exported } from './types.js';

/** Hands a battle to the player as a file; answers what there is to say about it. */
export function downloadBattle(name: string, exported: Exported): 'sealed' | 'withheld' | null {
  if (exported.kind === 'withheld') return 'withheld';
  const isSealed = exported.kind === 'sealed';
  handOver(isSealed ? `${name}-sealed.json` : `${name}.json`, new Blob([exported.text], { type: 'application/json' }));
  return isSealed ? 'sealed' : null;
}

/** A file for the player. */
export function handOver(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
