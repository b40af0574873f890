import { keepBeside, readBeside } from './beside.js';

/** Hold orders of one side: each unit with the hex it is to stay in. */

export const readHolds = (battle: string, side: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(readBeside(battle, 'holds', side)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

export const keepHolds = (battle: string, side: string, holds: ReadonlyMap<string, string>): void =>
  keepBeside(battle, 'holds', side, holds);
