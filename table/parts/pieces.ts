import type { Detail, DetailValue } from '@impulse/engine';

/** Units and hexes named in a sentence, found again so that they can be pointed at. */

export interface Reference {
  readonly kind: 'unit' | 'hex';
  readonly id: string;
}

export type Piece = string | { readonly text: string; readonly reference: Reference };

/** Names units and hexes, and knows which texts are theirs. */
interface Namer {
  unit(id: string): string;
  hex(label: string): string;
  isUnit(id: string): boolean;
  isHex(label: string): boolean;
}

/** Everything a detail speaks of, by the name it goes under. */
function namesIn(detail: Detail, namer: Namer): Map<string, Reference> {
  const names = new Map<string, Reference>();
  const visit = (value: DetailValue): void => {
    if (typeof value === 'string') {
      if (namer.isHex(value)) {
        const reference: Reference = { kind: 'hex', id: value };
        names.set(value, reference);
        names.set(namer.hex(value), reference);
      } else if (namer.isUnit(value)) names.set(namer.unit(value), { kind: 'unit', id: value });
    } else if (Array.isArray(value)) (value as readonly DetailValue[]).forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(detail);
  return names;
}

const wordLike = /[\p{L}\p{N}/]/u;
const han = /\p{Script=Han}/u;

/** A name must not be cut out of a longer one: `A1` of `A17`, `3/8` of `13/8`. */
const joins = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && wordLike.test(a) && wordLike.test(b) && !han.test(a) && !han.test(b);

export function piecesOf(text: string, detail: Detail, namer: Namer): Piece[] {
  const names = namesIn(detail, namer);
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length);
  const pieces: Piece[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const name = longestFirst.find(
      (one) => text.startsWith(one, at) && !joins(text[at - 1], one[0]) && !joins(one.at(-1), text[at + one.length]),
    );
    if (name === undefined) {
      plain += text[at++];
      continue;
    }
    if (plain !== '') pieces.push(plain);
    plain = '';
    pieces.push({ text: name, reference: names.get(name)! });
    at += name.length;
  }
  if (plain !== '') pieces.push(plain);
  return pieces;
}
