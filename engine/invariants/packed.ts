import { ActionCodes } from '../actions/codes.js';
import type { LogEvent, PublicAction } from '../game.js';
import { type Cells, sameCells } from '../state/state.js';
import { tryDice } from './offers.js';
import type { RandomRun } from './random-run.js';

/** By their two words, packed actions are refused and played as the actions they stand for; old ones, too. */

const offeredAsked = 12;
const straysAsked = 8;
/** Words that are remembered from earlier steps, of either side. */
const room = 256;

export class PackedCheck<S extends Cells, A extends PublicAction> {
  readonly #run: RandomRun<S, A>;
  readonly #met = new ActionCodes(room);

  constructor(run: RandomRun<S, A>) {
    this.#run = run;
  }

  check(side: string): void {
    const { codes, random } = this.#run;
    for (let i = 0; i < offeredAsked; i++) {
      const index = random.below(codes.length);
      this.#checkOffered(codes.head(index), codes.tail(index));
      this.#remember(codes.head(index), codes.tail(index));
    }
    for (let i = 0; i < straysAsked; i++) this.#checkStray(side, i);
  }

  #checkOffered(head: number, tail: number): void {
    const run = this.#run;
    const refused = run.game.codes.refuses(run.state, head, tail);
    run.demand(!refused, 'codes-agree', () => `${this.#text(head, tail)} is offered, and refused when packed`);
  }

  /** In turn words of an earlier step, a head with the tail of another, and a head with any tail at all. */
  #checkStray(side: string, turn: number): void {
    const { random } = this.#run;
    const head = this.#met.head(random.below(this.#met.length));
    const index = random.below(this.#met.length);
    if (turn % 4 < 2) this.#checkWords(side, this.#met.head(index), this.#met.tail(index));
    else this.#checkWords(side, head, turn % 4 === 2 ? this.#met.tail(index) : random.uint32() | 0);
  }

  #checkWords(side: string, head: number, tail: number): void {
    const run = this.#run;
    const { game, state } = run;
    const action = game.codes.read(state, head, tail);
    const legal = action !== null && game.parseAction(state, action).ok && game.refuse(state, side, action) === null;
    run.demand(
      legal === !game.codes.refuses(state, head, tail),
      'codes-agree',
      () => `${this.#text(head, tail)} is ${legal ? 'legal' : 'refused'}, and not so when packed`,
    );
    if (legal) this.#checkPlayed(side, action, head, tail);
  }

  #checkPlayed(side: string, action: A, head: number, tail: number): void {
    const run = this.#run;
    const { game, random } = run;
    const seed = random.uint32();
    const events: LogEvent[] = [];
    const open = run.copy(run.one);
    game.play(open, side, action, tryDice(run, seed), events);
    for (const log of [[] as LogEvent[], null]) {
      const packed = run.copy(run.other);
      game.codes.playCode(packed, head, tail, tryDice(run, seed), log);
      const alike = sameCells(open, packed) && (!log || JSON.stringify(log) === JSON.stringify(events));
      run.demand(alike, 'codes-agree', () => `${this.#text(head, tail)} plays differently by its words`);
    }
  }

  #remember(head: number, tail: number): void {
    const { random } = this.#run;
    if (this.#met.length < room) return this.#met.push(head, tail);
    const at = 2 * random.below(room);
    this.#met.words[at] = head;
    this.#met.words[at + 1] = tail;
  }

  #text(head: number, tail: number): string {
    const { game, state } = this.#run;
    return `${JSON.stringify(game.codes.read(state, head, tail))} (${head}, ${tail})`;
  }
}
