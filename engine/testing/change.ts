import { fieldPath } from '../reading/path.js';

/** For tests that break one field of a good value and look at what is said about it. */

export type Path = readonly (string | number)[];

/** In place of a value: the field is removed. */
export const absent = Symbol('absent');

/** A copy with one field set, or removed. */
export const changed = (value: unknown, [key, ...rest]: Path, to: unknown): unknown => {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const next = changed(items[Number(key)], rest, to);
    return next === absent ? items.toSpliced(Number(key), 1) : Object.assign([...items], { [key]: next });
  }
  const fields: Record<string, unknown> = { ...(value as object) };
  const next = changed(fields[key], rest, to);
  if (next === absent) delete fields[key];
  else Object.defineProperty(fields, key, { value: next, enumerable: true, configurable: true });
  return fields;
};

/** As readers spell paths: `units[3].name`. */
export const spelled = (path: Path): string =>
  path.reduce<string>((before, key) => (typeof key === 'number' ? `${before}[${key}]` : fieldPath(before, key)), '');

/** The paths of a value and of everything in it. */
export const pathsIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, field]) =>
    pathsIn(field, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
};
