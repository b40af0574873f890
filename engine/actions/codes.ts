/**
 * Legal actions in packed form. A battle lists actions as a few integers each into a reused buffer, so that random
 * play and search allocate nothing; the same action unpacks to the one public shape used by table, wire and record.
 */
export class ActionCodes {
  words: Int32Array;
  length = 0;

  constructor(capacity = 1024) {
    this.words = new Int32Array(2 * capacity);
  }

  clear(): void {
    this.length = 0;
  }

  /** Adds an action of two words. */
  push(head: number, tail: number): void {
    let at = this.length * 2;
    if (at + 1 >= this.words.length) this.#grow();
    this.words[at++] = head;
    this.words[at] = tail;
    this.length++;
  }

  head(index: number): number {
    return this.words[index * 2];
  }

  tail(index: number): number {
    return this.words[index * 2 + 1];
  }

  #grow(): void {
    const larger = new Int32Array(this.words.length * 2);
    larger.set(this.words);
    this.words = larger;
  }
}
