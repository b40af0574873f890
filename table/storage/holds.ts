/** Hold orders of one side, kept with the battle on this device: each unit with the hex it is to stay in. */

const prefixOf = (battle: string): string => `impulse-holds/${battle}/`;
const keyOf = (battle: string, side: string): string => `${prefixOf(battle)}${side}`;

export function readHolds(battle: string, side: string): ReadonlyMap<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(battle, side)) ?? '{}');
    if (typeof value !== 'object' || value === null) return new Map();
    return new Map(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    // Forbidden or damaged storage: nobody is held.
    return new Map();
  }
}

export function keepHolds(battle: string, side: string, holds: ReadonlyMap<string, string>): void {
  try {
    if (holds.size === 0) localStorage.removeItem(keyOf(battle, side));
    else localStorage.setItem(keyOf(battle, side), JSON.stringify(Object.fromEntries(holds)));
  } catch {
    // They hold until the page is left.
  }
}

/** The battle is gone. */
export function dropHolds(battle: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefixOf(battle))) localStorage.removeItem(key);
  } catch {
    // What cannot be read was not kept either.
  }
}
