/** Names with their places in a list, so that the list exists once: `numbered(steps).setup` is 0. */
export const numbered = <const Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, index) => [name, index])) as Readonly<Record<Name, number>>;
