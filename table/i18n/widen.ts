/** The shape of an English catalogue with its texts widened to any text. */
export type Widen<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...parameters: infer P) => string
      ? (...parameters: P) => string
      : Widen<T[K]>;
};
