/** Results go here, so that no compiler can find that they are not needed. */
let sum = 0;

export function use(value: number): void {
  sum = (sum + value) | 0;
}

/** Asks for a character in the middle, which makes the engine put a text together that it has only in pieces. */
export function useText(text: string): void {
  use(text.charCodeAt(text.length >> 1));
}

export const used = (): number => sum;
