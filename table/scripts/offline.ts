import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Writes the service worker: the list of every built file with a version made from their contents, so that the table
 * opens without a network after the first visit and changes whole when anything changed.
 */
export function offline(): Plugin {
  return {
    name: 'impulse-offline',
    apply: 'build',
    generateBundle: {
      // After Vite has taken out the scripts that had nothing but a style sheet in them.
      order: 'post',
      handler(_, bundle) {
        // Pictures of the home page are not kept: without a network it paints them from the kits.
        const files = Object.keys(bundle).filter((name) => !/\.(?:map|webp)$/.test(name));
        const hash = createHash('sha256');
        // Icons and pictures are copied as they are and do not pass through the bundle.
        const copied = readdirSync(new URL('../public/', import.meta.url)).toSorted();
        for (const name of copied)
          hash.update(name).update(readFileSync(new URL(`../public/${name}`, import.meta.url)));
        for (const name of files.toSorted()) {
          const part = bundle[name];
          hash.update(name).update(part.type === 'asset' ? part.source : part.code);
        }
        const source = readFileSync(new URL('../offline/worker.js', import.meta.url), 'utf8')
          .replace('__VERSION__', hash.digest('hex').slice(0, 16))
          .replace('__FILES__', JSON.stringify(['./', ...[...files, ...copied].map((name) => `./${name}`)]));
        this.emitFile({ type: 'asset', fileName: 'offline.js', source });
      },
    },
  };
}
