/** Texts that one small number decides, each made when it is first wanted. */
export class Remembered {
  readonly #texts: (string | undefined)[];
  readonly #make: (index: number) => string;

  constructor(size: number, make: (index: number) => string) {
    this.#texts = new Array<undefined>(size).fill(undefined);
    this.#make = make;
  }

  at(index: number): string {
    return (this.#texts[index] ??= this.#make(index));
  }
}

/** Pieces that will be wanted again are put together once and for all. */
export const inOnePiece = (...pieces: readonly string[]): string => pieces.join('');
