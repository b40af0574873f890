import { ActionCodes } from '../actions/codes.js';
import { endings, type PublicAction, truth } from '../game.js';
import type { HostAnswer } from '../host.js';
import { Commands } from '../match/commands.js';
import type { JournalEntry } from '../match/journal.js';
import { Match } from '../match/match.js';
import type { BattleRecord } from '../match/notation.js';
import { replay } from '../match/replay.js';
import { cut, resume } from '../match/resume.js';
import { verify } from '../match/verify.js';
import { type Cells, sameCells } from '../state/state.js';
import { DiceWatch } from './dice-watch.js';
import type { RandomRun } from './random-run.js';

/** What people can do to a battle besides playing it, at random: the journal keeps all of it. */

const commandsGiven = 40;

/** A battle that goes on from the middle of a record, by commands of all kinds. */
export function checkCommands<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  record: BattleRecord,
  middle: number,
): void {
  const watch = new DiceWatch(run);
  const resumed = resume(watch.game, cut(record, middle), run.match.sealing, 'same');
  if (!resumed.ok) return run.fail('record-resumes', `${resumed.error.path}: ${resumed.error.message}`);
  new CommandCheck(run, resumed.value, watch).run();
}

interface Given {
  readonly seat: string;
  readonly command: string;
  readonly answer: HostAnswer;
}

/** Gives commands at random to one match. */
export class CommandCheck<S extends Cells, A extends PublicAction> {
  readonly #run: RandomRun<S, A>;
  readonly #match: Match<S, A>;
  readonly #watch: DiceWatch<S, A>;
  readonly #commands: Commands<S, A>;
  readonly #given: Given[] = [];
  readonly #codes = new ActionCodes();
  /** By revision: the cells of the battle then. */
  readonly #cells = new Map<number, Int16Array>();
  /** The journal after the last command. */
  #journal: readonly JournalEntry[];

  constructor(run: RandomRun<S, A>, match: Match<S, A>, watch: DiceWatch<S, A>) {
    this.#run = run;
    this.#watch = watch;
    this.#match = match;
    this.#commands = new Commands(match);
    this.#journal = [...match.journal];
    this.#note();
  }

  run(): void {
    const random = this.#run.asking;
    for (let count = 0; count < commandsGiven; count++) {
      const kind = random.below(12);
      if (kind < 6) this.#act();
      else if (kind < 8) this.#undo();
      else if (kind === 8) this.#again();
      else if (kind === 9) this.#stale();
      else if (kind === 10) this.#rewind();
      else if (random.below(4) === 0) this.#close();
    }
    this.#checkRecord();
    this.#checkArchive();
  }

  get #side(): string {
    const { sides } = this.#run.game;
    return sides[this.#run.asking.below(sides.length)];
  }

  /** Gives a command; whatever comes of it, the journal has grown by what happened and by nothing else. */
  #give(seat: string, kind: string, work: (revision: number, command: string) => HostAnswer): HostAnswer {
    const match = this.#match;
    const { revision } = match;
    const command = `${kind} ${this.#given.length}`;
    const answer = work(revision, command);
    this.#given.push({ seat, command, answer });
    const grown = match.journal.length - this.#journal.length;
    const sound = grown === (answer.kind === 'done' ? 1 : 0) && match.revision === match.journal.length;
    const kept = this.#journal.every((entry, number) => entry === match.journal[number]);
    this.#run.demand(sound && kept, 'journal-grows', () => `${command}: ${JSON.stringify(answer)}`);
    this.#journal = [...match.journal];
    this.#note();
    return answer;
  }

  #note(): void {
    const { revision, state } = this.#match;
    const known = this.#cells.get(revision);
    const same = known === undefined || known.every((cell, index) => cell === state.cells[index]);
    this.#run.demand(same, 'journal-grows', () => `two states share revision ${revision}`);
    this.#cells.set(revision, state.cells.slice());
  }

  #act(): void {
    const { game, asking } = this.#run;
    const { state } = this.#match;
    const turn = this.#match.turn();
    if (turn.over) return;
    game.codes.list(state, this.#codes);
    const action = game.codes.action(state, this.#codes, asking.below(this.#codes.length));
    const answer = this.#give(turn.side, 'act', (revision, command) =>
      this.#watch.during(revision, () => this.#commands.act(turn.side, revision, command, action)),
    );
    this.#run.demand(answer.kind === 'done', 'offered-plays', () => JSON.stringify([action, answer]));
  }

  #undo(): void {
    const side = this.#side;
    const open = this.#match.undoable(side);
    const steps = 1 + this.#run.asking.below(open + 1);
    const back = this.#match.length - steps;
    const answer = this.#give(side, 'undo', (revision, command) => this.#commands.undo(side, revision, command, steps));
    const right = (answer.kind === 'done') === steps <= open && (steps > open || this.#match.length === back);
    this.#run.demand(right, 'journal-goes-back', () => `undo ${steps} of ${open}: ${JSON.stringify(answer)}`);
  }

  #rewind(): void {
    const { asking, game } = this.#run;
    const { revision: now } = this.#match;
    const to = Math.max(0, now - asking.below(12));
    const side = this.#side;
    const answer = this.#give(side, 'rewind', (revision, command) =>
      this.#commands.rewind(side, revision, command, to, game.sides),
    );
    const then = this.#cells.get(to);
    if (answer.kind !== 'done' || !then) return;
    const same = then.every((cell, index) => cell === this.#match.state.cells[index]);
    this.#run.demand(same, 'journal-goes-back', () => `rewound to ${to}, the state is another one`);
    const open = game.sides.some((one) => this.#match.undoable(one) > 0);
    this.#run.demand(!open, 'journal-goes-back', () => `one side alone goes behind a rewind to ${to}`);
  }

  /** The same command again, for something else: the same answer, and nothing happens. */
  #again(): void {
    const { asking } = this.#run;
    const last = this.#given.slice(-4);
    if (last.length === 0) return;
    const { seat, command, answer } = last[asking.below(last.length)];
    if (answer.kind === 'stale') return;
    const { revision } = this.#match;
    const repeated = this.#commands.undo(seat, revision, command, 1);
    const same = JSON.stringify(repeated) === JSON.stringify(answer) && this.#match.revision === revision;
    this.#run.demand(same, 'commands-once', () => `${command} again: ${JSON.stringify(repeated)}`);
    this.#note();
  }

  #stale(): void {
    const { revision: now } = this.#match;
    if (now === 0) return;
    const side = this.#side;
    const answer = this.#give(side, 'stale', (revision, command) =>
      this.#commands.undo(side, revision - 1, command, 1),
    );
    this.#run.demand(answer.kind === 'stale', 'commands-once', () => `not stale: ${JSON.stringify(answer)}`);
  }

  #close(): void {
    const { asking, game } = this.#run;
    const [by, winner] = asking.below(2) === 0 ? game.sides : game.sides.toReversed();
    const { over } = this.#match.turn();
    const reason = endings[asking.below(endings.length)];
    const answer = this.#give(by, 'close', (revision, command) =>
      this.#commands.close(by, revision, command, { reason, winner }),
    );
    const closed = answer.kind === 'done' && this.#match.turn().over;
    this.#run.demand(over ? answer.kind === 'malformed' : closed, 'journal-grows', () => JSON.stringify(answer));
  }

  /** What is kept of the battle verifies, and the battle goes on from it when the rules have changed. */
  #checkArchive(): void {
    const run = this.#run;
    const { game } = run;
    const match = this.#match;
    const archive = match.archive(true);
    const checked = verify(game, archive);
    const why = checked.ok ? '' : `${checked.error.path}: ${checked.error.message}`;
    run.demand(checked.ok, 'journal-replays', () => why);
    const carried = resume(game, { ...archive, rules: 'of old' }, match.sealing, 'same');
    if (!carried.ok) return run.fail('journal-replays', `${carried.error.path}: ${carried.error.message}`);
    const same = sameCells(carried.value.state, match.state);
    run.demand(same, 'journal-replays', () => 'carried on under other rules, it stands elsewhere');
  }

  /** The journal verifies, replays to the same state and log, and is restored from any state on the way. */
  #checkRecord(): void {
    const run = this.#run;
    const match = this.#match;
    const record = match.record(true);
    const checked = verify(run.game, record);
    const why = checked.ok ? '' : `${checked.error.path}: ${checked.error.message}`;
    run.demand(checked.ok, 'journal-replays', () => why);
    const end = replay(run.game, record);
    run.demand(end.ok && sameCells(end.value, match.state), 'journal-replays', () => 'it ends in another state');
    const kept = [...this.#cells];
    const [revision, cells] = kept[run.asking.below(kept.length)];
    const again = Match.restore(run.game, record, { revision, cells });
    if (!again.ok) return run.fail('journal-replays', `${again.error.path}: ${again.error.message}`);
    const restored = again.value;
    const same = JSON.stringify(restored.record(true)) === JSON.stringify(record);
    run.demand(same, 'journal-replays', () => `restored from revision ${revision}, it is another battle`);
    // A state from the midst of what is withheld does not say what came before it: it is kept when nothing is.
    const seats = [...run.seats, truth].filter((one) => !match.withholdsFrom(one));
    const seat = seats[run.asking.below(seats.length)];
    const log = JSON.stringify(restored.log(seat)) === JSON.stringify(match.log(seat));
    run.demand(log, 'journal-replays', () => `restored from revision ${revision}, ${seat} reads another log`);
  }
}
