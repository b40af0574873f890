import type { Cells, Match, PublicAction } from '@impulse/engine';
import { farthestAhead } from '@impulse/library/patience.js';
import type { BattleSetup } from '../../storage/types.js';
import { Caller } from '../calls.js';
import type { ThinkingCalls } from '../messages.js';

type AnyMatch = Pick<Match<Cells, PublicAction>, 'length' | 'turn' | 'view'>;
type Decision = ThinkingCalls['decide']['answer'];

/** The line to whoever thinks for the computers of a battle. They are told what their seats may know, and nothing else. */
export class ThinkerLine {
  readonly #battle: string;
  #caller: Caller<ThinkingCalls> | null = null;

  constructor(battle: string) {
    this.#battle = battle;
  }

  use(line: MessagePort): void {
    this.#caller?.fail(new Error('Whoever thought for the computer has been replaced'));
    this.#caller = new Caller(line);
    line.start();
  }

  async decide(setup: BattleSetup, match: AnyMatch, seat: string): Promise<Decision> {
    if (!this.#caller) throw new Error('Nobody thinks for the computer');
    const seed = this.#seed(match.length);
    return await this.#caller.call('decide', { ...this.#question(setup, match, seat), seed });
  }

  /** While a person decides, the computer on the other side thinks about its own impulse. */
  foresee(setup: BattleSetup, match: AnyMatch): void {
    const turn = match.turn();
    const side = Object.keys(setup.controllers).find((one) => setup.controllers[one] !== 'human');
    if (!this.#caller || turn.over || side === undefined || setup.controllers[turn.side] !== 'human') return;
    const seeds = Array.from({ length: farthestAhead }, (_, more) => this.#seed(match.length + more + 1));
    // Whether it fails is told when it is asked to decide.
    this.#caller.call('foresee', { ...this.#question(setup, match, side), seeds }).catch(() => undefined);
  }

  #question(setup: BattleSetup, match: AnyMatch, seat: string) {
    return { battle: this.#battle, view: match.view(seat), setup, seat, level: setup.controllers[seat] };
  }

  readonly #seed = (length: number): string => `${this.#battle}/${length}`;
}
