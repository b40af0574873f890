/** Cuts a stream of bytes into lines of bounded length; what is too long is thrown away up to its end. */

export type CutLine = { readonly text: string } | { readonly tooLong: true };

export class LineCutter {
  readonly #most: number;
  #parts: string[] = [];
  #length = 0;
  #skipping = false;
  readonly #decoder = new TextDecoder();

  /** A line may have `most` characters. */
  constructor(most: number) {
    this.#most = most;
  }

  take(chunk: Uint8Array | string): CutLine[] {
    const text = typeof chunk === 'string' ? chunk : this.#decoder.decode(chunk, { stream: true });
    const lines: CutLine[] = [];
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      this.#add(text.slice(start, end));
      lines.push(this.#finish());
      start = end + 1;
    }
    this.#add(text.slice(start));
    return lines;
  }

  /** What stood after the last end of line. */
  end(): CutLine[] {
    this.#add(this.#decoder.decode());
    return this.#length > 0 || this.#skipping ? [this.#finish()] : [];
  }

  #add(text: string): void {
    if (this.#skipping) return;
    this.#length += text.length;
    if (this.#length > this.#most) {
      this.#skipping = true;
      this.#parts = [];
    } else if (text !== '') this.#parts.push(text);
  }

  #finish(): CutLine {
    const line: CutLine = this.#skipping ? { tooLong: true } : { text: this.#parts.join('') };
    this.#parts = [];
    this.#length = 0;
    this.#skipping = false;
    return line;
  }
}
