import type { Look } from '../board/types.js';
import { keepExtra, readExtra } from './extras.js';

/** Places on the map that a player comes back to, by number. */

export const readBookmarks = (battle: string): ReadonlyMap<string, Look> =>
  new Map(
    Object.entries(readExtra(battle, 'bookmarks', 'map')).filter((entry): entry is [string, Look] => isLook(entry[1])),
  );

export const keepBookmarks = (battle: string, places: ReadonlyMap<string, Look>): void =>
  keepExtra(battle, 'bookmarks', 'map', places);

function isLook(value: unknown): value is Look {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, scale } = value as Partial<Record<keyof Look, unknown>>;
  return [x, y, scale].every((one) => typeof one === 'number' && Number.isFinite(one));
}
