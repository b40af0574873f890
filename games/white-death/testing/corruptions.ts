import { absent, changed, spelled, type Path } from '@impulse/engine/testing/change.js';
import { checkData } from '../data/check.js';
import { annotatedData } from '../data/annotated.js';

/** For tests of the checks on load: where things are in the built-in data, and what is said of a broken copy. */

const { units, map, formations, entries, areas, scenarios } = annotatedData;

const found = (index: number, what: string): number => {
  if (index < 0) throw new Error(`no ${what}`);
  return index;
};
export const at = (list: readonly { readonly id: string }[], id: string): number =>
  found(
    list.findIndex((item) => item.id === id),
    id,
  );
export const unit = (id: string, ...rest: Path): Path => ['units', at(units, id), ...rest];
export const line = (kind: 'railways' | 'roads' | 'rivers' | 'creeks', id: string, ...rest: Path): Path => [
  'map',
  kind,
  at(map[kind], id),
  ...rest,
];
export const entry = (id: string, ...rest: Path): Path => ['entries', at(entries, id), ...rest];
export const area = (id: string, ...rest: Path): Path => ['areas', at(areas, id), ...rest];
export const formation = (id: string, ...rest: Path): Path => ['formations', at(formations, id), ...rest];
export const scenario = (id: string, ...rest: Path): Path => ['scenarios', at(scenarios, id), ...rest];
export const placement = (id: string, unitId: string, ...rest: Path): Path => {
  const { placements } = scenarios[at(scenarios, id)];
  const index = placements.findIndex((each) => each.unit === unitId);
  return scenario(id, 'placements', found(index, unitId), ...rest);
};
export const bunker = (id: string, hex: string, ...rest: Path): Path => {
  const index = scenarios[at(scenarios, id)].bunkers.findIndex((each) => each.hex === hex);
  return scenario(id, 'bunkers', found(index, hex), ...rest);
};
export const holder = (id: string, hex: string, ...rest: Path): Path => {
  const index = scenarios[at(scenarios, id)].holders.findIndex((each) => each.hex === hex);
  return scenario(id, 'holders', found(index, hex), ...rest);
};
export const row = (number: number): Path => ['map', 'rows', number - 1];
export const rowWith = (number: number, column: number, letter: string): string => {
  const letters = map.rows[number - 1];
  return letters.slice(0, column - 1) + letter + letters.slice(column);
};
export const lakeside = (label: string): Path => {
  for (const [lake, sides] of map.lakes.entries()) {
    for (const kind of ['full', 'partial'] as const) {
      const index = sides[kind].indexOf(label);
      if (index >= 0) return ['map', 'lakes', lake, kind, index];
    }
  }
  throw new Error(`no lakeside ${label}`);
};
/** What is changed, to what, the code of the refusal (or `accepted`), and its path where that is another. */
export type Corruption = readonly [path: Path, to: unknown, code: string, refusedAt?: string | Path];

const spelling = (path: string | Path): string => (typeof path === 'string' ? path : spelled(path));

/** With titles, for `test.each`. */
export const titled = (corruptions: readonly Corruption[]): readonly (readonly [title: string, Corruption])[] =>
  corruptions.map((each) => [`${spelled(each[0])} ${each[1] === absent ? 'left out' : 'changed'}: ${each[2]}`, each]);

export const wanted = ([path, , code, refusedAt = path]: Corruption): string =>
  code === 'accepted' ? code : `${code} at ${spelling(refusedAt)}`;

/** What is said of the broken copy; a message that is no sentence is told as well. */
export const verdict = ([path, to]: Corruption): string => {
  const result = checkData(changed(annotatedData, path, to));
  if (result.ok) return 'accepted';
  const { code, path: refusedAt, message } = result.error;
  return `${code} at ${refusedAt}${/^[A-Z\d].*\.$/.test(message) ? '' : `, badly worded: ${message}`}`;
};
