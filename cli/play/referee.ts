import {
  type BattleRecord,
  type Cells,
  follow,
  type HostAnswer,
  type Match,
  MatchHost,
  originOf,
  type PublicAction,
  type Seat,
  SeatedBattle,
} from '@impulse/engine';
import { computerCommand, type Helper, type LoadedBattle, patienceOf, type Progress } from '@impulse/library';
import { Decider } from '@impulse/library/decider.js';
import { decisionAhead, decisionOwed } from '@impulse/library/decisions.js';
import { startHelpers, usualHelpers } from './helpers.js';
import type { AnySeat } from './player-context.js';
import type { Saves } from './saves.js';
import { human, type Players } from './seating.js';

/** Holds the truth: the match, who plays, what is kept. What is shown comes from the seats it feeds, and from nothing else. */
export class Referee {
  readonly battle: LoadedBattle;
  readonly players: Players;
  readonly #match: Match<Cells, PublicAction>;
  readonly #host: MatchHost<Cells, PublicAction>;
  #saves: Saves | null;
  readonly #seats = new Map<Seat, AnySeat>();
  readonly #decider = new Decider(2);
  /** Threads that help them, by level. */
  readonly #helpers = new Map<string, readonly Helper[]>();
  /** Numbers the commands of this run. */
  #commands = 0;

  constructor(battle: LoadedBattle, match: Match<Cells, PublicAction>, players: Players, saves: Saves | null) {
    this.battle = battle;
    this.players = players;
    this.#match = match;
    this.#host = new MatchHost(match);
    this.#saves = saves;
  }

  get humans(): string[] {
    return this.battle.game.sides.filter((side) => this.players[side] === human);
  }

  /** The side that owes a decision; null when the battle is over. */
  get decider(): string | null {
    const turn = this.#match.turn();
    return turn.over ? null : turn.side;
  }

  /** Whether anything at all is hidden from anybody now. */
  get hasSecrets(): boolean {
    return this.battle.game.hasSecrets(this.#match.state);
  }

  /** What everybody is told before the next die falls: what binds the dice, how the battle came to stand as it does. */
  get heading() {
    const { commitment, length, versionChange } = this.#match;
    return { commitment, length, versionChange, ...originOf(this.#match.record(false)) };
  }

  /** Where it is kept, as long as that goes well. */
  get saveFile(): string | undefined {
    return this.#saves?.file;
  }

  /** The battle as a seat knows it, from now on kept up to date. */
  seat(seat: Seat): AnySeat {
    const known = this.#seats.get(seat);
    if (known) return known;
    const { game, aids } = this.battle;
    const seated = new SeatedBattle(game, aids, seat, this.#match.state);
    this.#seats.set(seat, seated);
    follow(this.#host, seated);
    return seated;
  }

  act(side: string, action: PublicAction): Promise<HostAnswer> {
    return this.#host.act(side, this.#match.revision, this.#command(), action);
  }

  undo(side: string): Promise<HostAnswer> {
    return this.#host.undo(side, this.#match.revision, this.#command(), 1);
  }

  /** The side gives the battle up. */
  resign(side: string): Promise<HostAnswer> {
    const winner = this.battle.game.sides.find((other) => other !== side) ?? side;
    return this.#host.close(side, this.#match.revision, this.#command(), { reason: 'resigned', winner });
  }

  /** The journal knows the commands of earlier runs: with the revision no two are alike. */
  #command(): string {
    return `${this.#match.revision}/${this.#commands++}`;
  }

  /** What the computer does in a side's place; `tell` hears how far it has thought. */
  async decide(side: string, tell: (progress: Progress) => void): Promise<HostAnswer> {
    const { revision, commitment } = this.#match;
    const level = this.players[side];
    const hasTime = patienceOf(this.battle.game.id, level, () => performance.now());
    const owed = { ...decisionOwed(commitment, this.#match, side), setup: this.#setup };
    const { action, cutShort } = await this.#decider.decide(this.battle, level, owed, {
      callHelpers: () => this.#helpersOf(level),
      patience(progress) {
        tell(progress);
        return hasTime(progress);
      },
    });
    return await this.#host.act(side, revision, computerCommand(revision, cutShort), action);
  }

  /** While a person decides, the computer thinks ahead in other threads, if there are any. */
  foresee(): void {
    const side = this.battle.game.sides.find((one) => this.players[one] !== human);
    if (side === undefined || this.decider === side || usualHelpers() === 0) return;
    const level = this.players[side];
    const ahead = { ...decisionAhead(this.#match.commitment, this.#match, side), setup: this.#setup };
    const meanwhile = { callHelpers: () => this.#helpersOf(level), isElsewhere: () => true };
    this.#decider.foresee(this.battle, level, ahead, meanwhile);
  }

  /** Nobody thinks any more. */
  close(): Promise<void> {
    return this.#decider.leave();
  }

  get #setup() {
    return this.battle.game.setupOf(this.#match.state);
  }

  #helpersOf(level: string): readonly Helper[] {
    const known = this.#helpers.get(level);
    if (known) return known;
    const helpers = startHelpers({ game: this.battle.game.id, setup: this.#setup, level }, usualHelpers());
    this.#helpers.set(level, helpers);
    return helpers;
  }

  /** The battle as it is kept, with its secret. */
  record(): BattleRecord {
    return this.#match.archive(true);
  }

  /** Answers what went wrong; from then on nothing is kept any more. */
  save(): string | null {
    const written = this.#saves?.write(this.record(), this.players);
    if (!written || written.ok) return null;
    this.#saves = null;
    return written.error.message;
  }
}
