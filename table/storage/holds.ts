import { keepExtra, readExtra } from './extras.js';

/** Hold orders of one side: each unit with the hex it is to stay in. */

export const readHolds = (battle: string, side: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(readExtra(battle, 'holds', side)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

export const keepHolds = (battle: string, side: string, holds: ReadonlyMap<string, string>): void =>
  keepExtra(battle, 'holds', side, holds);
