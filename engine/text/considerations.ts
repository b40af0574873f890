/** Names of what an evaluation weighs: the features of a side, its own or its enemy's, and what both have in common. */
export interface ConsiderationWords {
  readonly ofSide: Readonly<Record<string, string>>;
  readonly common: Readonly<Record<string, string>>;
  /** A feature of one side: `armor of the DAK`. */
  readonly of: (thing: string, side: string) => string;
}

const prefixes = ['own-', 'enemy-'] as const;

/** `sides` are the names of the side whose features they are, and of its enemy. */
export function considerationIn(
  { ofSide, common, of }: ConsiderationWords,
  name: string,
  sides: readonly [string, string],
): string {
  const shared = common[name];
  if (shared !== undefined) return shared;
  const owner = prefixes.findIndex((prefix) => name.startsWith(prefix));
  const thing = owner < 0 ? undefined : ofSide[name.slice(prefixes[owner].length)];
  return thing === undefined ? name : of(thing, sides[owner]);
}
