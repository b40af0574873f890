/** The bits of a field by name, as positions write them. */
export interface NamedBits<Name extends string> {
  readonly names: readonly Name[];
  /** The names of the bits that are set. */
  read(bits: number): Name[];
  /** The bits of these names. */
  write(names: readonly Name[]): number;
}

/** What one of them can be called. */
export type NameIn<B> = B extends NamedBits<infer Name> ? Name : never;

export function namedBits<const Name extends string>(bitOf: Readonly<Record<Name, number>>): NamedBits<Name> {
  const names = Object.keys(bitOf) as Name[];
  const masks = names.map((name) => bitOf[name]);
  return {
    names,
    read: (bits) => names.filter((_, index) => bits & masks[index]),
    write: (given) => given.reduce((bits, name) => bits | bitOf[name], 0),
  };
}
