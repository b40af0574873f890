import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes every built text a second time, compressed as far as it goes: a server has no time for that. */
export function packed(): Plugin {
  return {
    name: 'impulse-packed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(?:js|css|html|webmanifest)$/.test(name)) continue;
        const plain = readFileSync(`${dir}/${name}`);
        const params = {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        };
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(plain, { params }));
      }
    },
  };
}
