import {
  type BattleRecord,
  type Cells,
  follow,
  good,
  type GoOn,
  type HostAnswer,
  type Match,
  MatchHost,
  type Origin,
  originOf,
  type PublicAction,
  resuming,
  type Result,
  type Seat,
  SeatedBattle,
  type Setup,
  type VersionChange,
  type Work,
} from '@impulse/engine';
import {
  computerCommand,
  farthestAhead,
  type Helper,
  type LoadedBattle,
  patienceOf,
  type Progress,
} from '@impulse/library';
import { Decider } from '@impulse/library/decider.js';
import { sealingFor } from '@impulse/protocol';
import { randomSecret } from '../engine.js';
import { startHelpers, usualHelpers } from './helpers.js';
import type { AnySeat } from './player-context.js';
import type { Players, Saves } from './saves.js';
import { human } from './seating.js';

export type AnyMatch = Match<Cells, PublicAction>;

/** Holds the truth: the match, who plays, what is kept. What is shown comes from the seats it feeds, and from nothing else. */
export class Referee {
  readonly battle: LoadedBattle;
  readonly players: Players;
  readonly #match: AnyMatch;
  readonly #host: MatchHost<Cells, PublicAction>;
  #saves: Saves | null;
  readonly #seats = new Map<Seat, AnySeat>();
  readonly #decider = new Decider(2);
  /** Threads that help them, by level. */
  readonly #helpers = new Map<string, readonly Helper[]>();
  /** Numbers the commands of this run. */
  #commands = 0;

  constructor(battle: LoadedBattle, match: AnyMatch, players: Players, saves: Saves | null) {
    this.battle = battle;
    this.players = players;
    this.#match = match;
    this.#host = new MatchHost(match);
    this.#saves = saves;
  }

  /** Goes on with a record: with the battle itself, or with a copy of it. */
  static *resuming(
    battle: LoadedBattle,
    record: BattleRecord,
    goOn: GoOn,
    players: Players,
    saves: Saves | null,
  ): Work<Result<Referee>> {
    const match = yield* resuming(battle.game, record, sealingFor({}, randomSecret), goOn);
    return match.ok ? good(new Referee(battle, match.value, players, saves)) : match;
  }

  /** The same players at a copy of another battle of the same game. */
  copying(record: BattleRecord): Work<Result<Referee>> {
    return Referee.resuming(this.battle, record, 'copy', this.players, this.#saves);
  }

  get humans(): string[] {
    return this.battle.game.sides.filter((side) => this.players[side] === human);
  }

  /** The side that owes a decision; null when the battle is over. */
  get decider(): string | null {
    const turn = this.#match.turn();
    return turn.over ? null : turn.side;
  }

  /** How many actions have been played. */
  get length(): number {
    return this.#match.length;
  }

  /** Whether anything at all is hidden from anybody now. */
  get hasSecrets(): boolean {
    return this.battle.game.hasSecrets(this.#match.state);
  }

  /** Binds the dice; shown before the first one falls. */
  get commitment(): string {
    return this.#match.commitment;
  }

  get origin(): Origin {
    return originOf(this.#match.record(false));
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

  /** What the computer does in a side's place; `tell` hears how far it has thought. */
  async decide(side: string, tell: (progress: Progress) => void): Promise<HostAnswer> {
    const level = this.players[side];
    const hasTime = patienceOf(this.battle.game.id, level, () => performance.now());
    const owed = { ...this.#known(side), seed: this.#seed(0) };
    const { action, cutShort } = await this.#decider.decide(this.battle, level, owed, {
      callHelpers: () => this.#helpersOf(level),
      patience(progress) {
        tell(progress);
        return hasTime(progress);
      },
    });
    const { revision } = this.#match;
    return await this.#host.act(side, revision, computerCommand(revision, cutShort), action);
  }

  /** While a person decides, the computer thinks ahead in other threads, if there are any. */
  foresee(): void {
    const { sides } = this.battle.game;
    const side = sides.find((one) => this.players[one] !== human);
    if (side === undefined || this.decider === side || usualHelpers() === 0) return;
    const level = this.players[side];
    const seeds = Array.from({ length: farthestAhead }, (_, more) => this.#seed(more + 1));
    const meanwhile = { callHelpers: () => this.#helpersOf(level), isElsewhere: () => true };
    this.#decider.foresee(this.battle, level, { ...this.#known(side), seeds }, meanwhile);
  }

  /** What a computer is told. */
  #known(seat: Seat) {
    return { battle: this.#match.commitment, setup: this.#setup, seat, view: this.#match.view(seat) };
  }

  /** Of the decision after `more` actions. */
  #seed(more: number): string {
    return `${this.#match.commitment}/${this.#match.length + more}`;
  }

  get #setup(): Setup {
    const { scenario, options, data } = this.battle.game.setupOf(this.#match.state);
    return data === undefined ? { scenario, options } : { scenario, options, data };
  }

  /** Nobody thinks any more. */
  async close(): Promise<void> {
    await this.#decider.leave();
  }

  #helpersOf(level: string): readonly Helper[] {
    let helpers = this.#helpers.get(level);
    if (!helpers) {
      helpers = startHelpers({ game: this.battle.game.id, setup: this.#setup, level }, usualHelpers());
      this.#helpers.set(level, helpers);
    }
    return helpers;
  }

  /** The side gives the battle up. */
  resign(side: string): Promise<HostAnswer> {
    const winner = this.battle.game.sides.find((other) => other !== side) ?? side;
    return this.#host.close(side, this.#match.revision, this.#command(), { reason: 'resigned', winner });
  }

  undo(side: string): Promise<HostAnswer> {
    return this.#host.undo(side, this.#match.revision, this.#command(), 1);
  }

  /** The journal knows the commands of earlier runs: with the revision no two are alike. */
  #command(): string {
    return `${this.#match.revision}/${this.#commands++}`;
  }

  /** The battle as it is kept, with its secret. */
  record(): BattleRecord {
    return this.#match.archive(true);
  }

  /** What has changed since the battle was begun, if it goes on from where it stood in another version. */
  get versionChange(): VersionChange | null {
    return this.#match.versionChange;
  }

  /** Answers what went wrong; from then on nothing is kept any more. */
  save(): string | null {
    const written = this.#saves?.write(this.record(), this.players);
    if (!written || written.ok) return null;
    this.#saves = null;
    return written.error.message;
  }
}
