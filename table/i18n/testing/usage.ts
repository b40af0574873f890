/**
 * Finds which texts of a catalogue sources use, following the names they give to parts of it: `const { home } =
 * messages.value.shell` makes `home.start` a use of `shell.home.start`. Where a part is indexed or handed on, all of
 * it counts as used.
 */

type Node = { readonly [key: string]: unknown };
type Path = readonly string[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const chains = /(?<![\w.$'"`-])([A-Za-z_$][\w$]*)((?:[?!]?\.\w+|\[[^\]\n]*\])*)/g;
const declarations = /(?:const|let) (?:\{([^{}=]*)\}|(\w+)) = ([A-Za-z_$][\w$]*(?:\.\w+|\[[^\]\n]*\])*);/g;
/** A part of the application with a catalogue of its own: `import { learn as en } from '../en/learn.js'`. */
const own = /import \{ (\w+) as en \} from '[^']*\/en\/[\w-]+\.js';[\s\S]*?const (\w+) = inLanguage</g;
const made = /const \w+ = inLanguage</g;

const shared = /export const (\w+) = computed\(\(\) => spoken\.value\.(\w+)\)/g;

/** Step `*` stands for whatever an index picks. */
const stepsOf = (chain: string): string[] =>
  [...chain.matchAll(/\.(\w+)|\[[^\]\n]*\]/g)].map(([, name]) => name ?? '*');

export function usedIn(catalogue: Node, sources: readonly string[]): Set<string> {
  const used = new Set<string>();
  const roots = new Map<string, Path>([['messages', []]]);
  for (const source of sources)
    for (const [, part, name] of source.matchAll(own)) if (name !== 'messages') roots.set(name, [part]);
  for (const source of sources) for (const [, name, part] of source.matchAll(shared)) roots.set(name, [part]);
  for (const source of sources) new Reader(catalogue, roots, used).read(source);
  return used;
}

class Reader {
  readonly #catalogue: Node;
  readonly #roots: ReadonlyMap<string, Path>;
  readonly #used: Set<string>;
  readonly #names = new Map<string, Path[]>();

  constructor(catalogue: Node, roots: ReadonlyMap<string, Path>, used: Set<string>) {
    this.#catalogue = catalogue;
    this.#roots = roots;
    this.#used = used;
  }

  read(source: string): void {
    const text = source
      .replace(/\/\*[\s\S]*?\*\/|^import .*$/gm, '')
      .replace(shared, '')
      .replace(made, '');
    // The board is handed its own part, and calls it the same everywhere.
    if (/BoardTexts|i18n\/en\/board/.test(source)) this.#name('texts', ['board']);
    const parts = [...text.matchAll(declarations)];
    // A name may be made of another one declared further down.
    for (let more = true; more;) more = parts.filter((part) => this.#declare(part)).length > 0;
    const rest = text.replace(declarations, (whole, _list, _name, chain: string) => (this.#isPart(chain) ? '' : whole));
    for (const match of rest.matchAll(chains)) {
      const before = rest.slice(Math.max(0, match.index - 16), match.index);
      this.#use(match[1], stepsOf(match[2]), /Object\.\w+\($/.test(before));
    }
  }

  #name(name: string, path: Path): boolean {
    const known = this.#names.get(name) ?? [];
    if (known.some((one) => one.join('.') === path.join('.'))) return false;
    this.#names.set(name, [...known, path]);
    return true;
  }

  #declare([, list, single, chain]: RegExpMatchArray): boolean {
    const paths = this.#partsOf(chain);
    const names = list === undefined ? [[single, null] as const] : list.split(',').map(pair);
    return paths
      .flatMap((path) => names.map(([name, key]) => this.#nameIfPart(name, key === null ? path : [...path, key])))
      .some(Boolean);
  }

  #nameIfPart(name: string, path: Path): boolean {
    const found = this.#find(path);
    // A destructured text is used, whatever becomes of it.
    if (typeof found === 'string' || typeof found === 'function') this.#used.add(path.join('.'));
    return isNode(found) && this.#name(name, path);
  }

  #find(path: Path): unknown {
    return path.reduce<unknown>(
      (node, key) => (isNode(node) && Object.hasOwn(node, key) ? node[key] : undefined),
      this.#catalogue,
    );
  }

  #isPart(chain: string): boolean {
    return this.#partsOf(chain).some((path) => isNode(this.#find(path)));
  }

  /** Where a chain of names starts in the catalogue, and its steps from there. */
  #startsOf(base: string, steps: readonly string[]): [Path, readonly string[]][] {
    const root = this.#roots.get(base);
    if (root && steps[0] === 'value') return [[root, steps.slice(1)]];
    return (this.#names.get(base) ?? []).map((path) => [path, steps]);
  }

  #partsOf(chain: string): Path[] {
    const [base = ''] = /^[\w$]+/.exec(chain) ?? [];
    return this.#startsOf(base, stepsOf(chain)).flatMap(([path, steps]) => this.#expand(path, steps));
  }

  #expand(path: Path, steps: readonly string[]): Path[] {
    const [step, ...rest] = steps;
    if (step === undefined) return [path];
    const node = this.#find(path);
    if (!isNode(node)) return [path];
    const keys = step === '*' ? Object.keys(node) : Object.hasOwn(node, step) ? [step] : [];
    return keys.flatMap((key) => this.#expand([...path, key], rest));
  }

  #use(base: string, steps: readonly string[], handedOn: boolean): void {
    // A catalogue that is handed on as a whole is used by whoever gets it.
    const root = this.#roots.get(base);
    if (root && root.length > 0 && steps.length === 0) this.#mark(root);
    for (const [start, rest] of this.#startsOf(base, steps)) {
      // A bare name may be somebody else's.
      if (rest.length === 0 && !handedOn) continue;
      for (const path of this.#expand(start, rest)) this.#mark(path);
    }
  }

  #mark(path: Path): void {
    const node = this.#find(path);
    if (isNode(node)) for (const key of Object.keys(node)) this.#mark([...path, key]);
    else this.#used.add(path.join('.'));
  }
}

function pair(text: string): readonly [name: string, key: string] {
  const [key = '', name] = text.trim().split(/\s*:\s*/);
  return [name ?? key, key];
}
