/** The numbers a policy judges by: some alone, some in lists. */
export type Weights = Readonly<Record<string, number | readonly number[]>>;

/** The usual weights with others of the same name in their place; an entry of a list is named like `danger.1`. */
export function weightsWith<W extends Weights>(usual: W, given: Readonly<Record<string, number>> = {}): W {
  const weights: Record<string, number | readonly number[]> = { ...usual };
  for (const [path, value] of Object.entries(given)) {
    const [name, index] = path.split('.');
    const present = weights[name];
    if (typeof present === 'number' && index === undefined) weights[name] = value;
    else if (typeof present === 'object' && Number(index) in present)
      weights[name] = present.with(Number(index), value);
    else throw new RangeError(`There is no weight ${path}`);
  }
  return weights as W;
}

/** Every weight by the name that `weightsWith` knows it by. */
export const namedWeights = (weights: Weights): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(weights).flatMap(([name, value]): (readonly [string, number])[] =>
      typeof value === 'number' ? [[name, value]] : value.map((entry, index) => [`${name}.${index}`, entry]),
    ),
  );
