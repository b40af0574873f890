/** A text of many pieces with commas between them, of which few change at a time; an empty piece is left out. */
export class Pieces {
  readonly #groupSize: number;
  readonly #pieces: string[];
  readonly #groups: string[];
  readonly #groupChanged: Uint8Array;
  #changed = true;
  #text = '';

  constructor(count: number, groupSize: number) {
    const groups = Math.ceil(count / groupSize);
    this.#groupSize = groupSize;
    this.#pieces = new Array<string>(count).fill('');
    this.#groups = new Array<string>(groups).fill('');
    this.#groupChanged = new Uint8Array(groups);
  }

  set(place: number, piece: string): void {
    this.#pieces[place] = piece;
    this.#groupChanged[Math.floor(place / this.#groupSize)] = 1;
    this.#changed = true;
  }

  clear(): void {
    this.#pieces.fill('');
    this.#groups.fill('');
    this.#groupChanged.fill(0);
    this.#changed = true;
  }

  text(): string {
    if (!this.#changed) return this.#text;
    this.#changed = false;
    for (let group = 0; group < this.#groups.length; group++) {
      if (this.#groupChanged[group] === 0) continue;
      this.#groupChanged[group] = 0;
      this.#groups[group] = joined(this.#pieces, group * this.#groupSize, this.#groupSize);
    }
    // Added up, not joined: whoever reads the whole text puts it together once, and this need not be done before.
    let text = '';
    for (const group of this.#groups) if (group !== '') text += text === '' ? group : `,${group}`;
    this.#text = text;
    return text;
  }
}

const written: string[] = [];

function joined(pieces: readonly string[], from: number, count: number): string {
  const end = Math.min(from + count, pieces.length);
  written.length = 0;
  for (let i = from; i < end; i++) if (pieces[i] !== '') written.push(pieces[i]);
  return written.length === 1 ? written[0] : written.join(',');
}
