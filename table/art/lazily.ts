/** Each value is worked out when it is first asked for, and then kept. */
export function lazily<T extends object>(makers: { readonly [Name in keyof T]: () => T[Name] }): T {
  const made = {};
  for (const [name, make] of Object.entries<() => unknown>(makers)) {
    Object.defineProperty(made, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = make();
        Object.defineProperty(made, name, { enumerable: true, value });
        return value;
      },
    });
  }
  return made as T;
}

/** Asks for the values one after the other, so that whoever goes through them can rest in between. */
export function* piecesOf(...lazy: readonly object[]): Generator<void> {
  for (const one of lazy) {
    for (const name of Object.keys(one)) {
      Reflect.get(one, name);
      yield;
    }
  }
}
