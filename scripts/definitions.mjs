// Where a name that the engine exports is defined.
import fs from 'node:fs';
import path from 'node:path';
import { at } from './repository.mjs';

const declared =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|class|function\*?|interface|type|enum) (\w+)/gm;
const handedOn = /^export (?:type )?(?:\*|\{(?<names>[^}]*)\}) from '(?<from>[^']+)';/gm;

const modules = new Map();

/** What one module exports: names of its own, and what it hands on from others. */
function read(module) {
  if (!modules.has(module)) {
    const file = at(`${module.replace('@impulse/', '').replace(/\.js$/, '')}.ts`);
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    modules.set(module, {
      own: new Set(Array.from(text.matchAll(declared), ([, name]) => name)),
      handedOn: Array.from(text.matchAll(handedOn), ({ groups: { names, from } }) => ({
        names: names?.split(',').map(pair),
        from: path.posix.join(path.posix.dirname(module), from),
      })),
    });
  }
  return modules.get(module);
}

/** `type A as B` -> B of this module is A of the other. */
function pair(written) {
  const [original, exported = original] = written
    .replace(/^\s*type\s/, '')
    .trim()
    .split(/\s+as\s+/);
  return { original, exported };
}

/** The module in which a name is defined that `specifier` exports; undefined when it exports no such name. */
export function definedIn(specifier, name) {
  const module = /^@impulse\/\w+$/.test(specifier) ? `${specifier}/index.js` : specifier;
  const { own, handedOn: others } = read(module);
  if (own.has(name)) return module;
  for (const { names, from } of others) {
    const original = names ? names.find(({ exported }) => exported === name)?.original : name;
    const found = original && definedIn(from, original);
    if (found) return found;
  }
  return undefined;
}
