import type { Cells, Match, PublicAction } from '@impulse/engine';
import { decisionAhead, decisionOwed } from '@impulse/library/decisions.js';
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
    const owed = decisionOwed(this.#battle, match, seat);
    return await this.#caller.call('decide', { ...owed, setup, level: setup.controllers[seat] });
  }

  /** While a person decides, the computer on the other side thinks about its own impulse. */
  foresee(setup: BattleSetup, match: AnyMatch): void {
    const turn = match.turn();
    const side = Object.keys(setup.controllers).find((one) => setup.controllers[one] !== 'human');
    if (!this.#caller || turn.over || side === undefined || setup.controllers[turn.side] !== 'human') return;
    const ahead = decisionAhead(this.#battle, match, side);
    // Whether it fails is told when it is asked to decide.
    this.#caller.call('foresee', { ...ahead, setup, level: setup.controllers[side] }).catch(() => undefined);
  }
}
