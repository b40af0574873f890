/** A set of small numbers. */
export class NumberSet {
  readonly #members: Int16Array;
  readonly #isIn: Uint8Array;
  #count = 0;

  constructor(size: number) {
    this.#members = new Int16Array(size);
    this.#isIn = new Uint8Array(size);
  }

  get count(): number {
    return this.#count;
  }

  /** The members from the smallest to the largest are at the places up to `count`, once it is sorted. */
  at(place: number): number {
    return this.#members[place];
  }

  add(member: number): void {
    if (this.#isIn[member] === 1) return;
    this.#isIn[member] = 1;
    this.#members[this.#count++] = member;
  }

  has(member: number): boolean {
    return this.#isIn[member] === 1;
  }

  /** Mostly there are one or two members, for which the array's own way of sorting is a detour. */
  sort(): void {
    const members = this.#members;
    if (this.#count > 16) {
      members.subarray(0, this.#count).sort();
      return;
    }
    for (let place = 1; place < this.#count; place++) {
      const member = members[place];
      let at = place;
      for (; at > 0 && members[at - 1] > member; at--) members[at] = members[at - 1];
      members[at] = member;
    }
  }

  clear(): void {
    for (let i = 0; i < this.#count; i++) this.#isIn[this.#members[i]] = 0;
    this.#count = 0;
  }

  copy(other: NumberSet): void {
    this.clear();
    for (let i = 0; i < other.count; i++) this.add(other.at(i));
  }
}
