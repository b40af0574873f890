import { type Cells, type HostAnswer, MatchHost, observer, type PublicAction, type Seat } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import { type ShelfId, shelves } from '../../storage/shelf.js';
import type { Exported, SavedBattle, StoreResult } from '../../storage/types.js';
import { Caller } from '../calls.js';
import type { Opened, Role, Thinking, Told } from '../messages.js';
import { Feeds } from './feeds.js';
import { fileOf } from './files.js';
import { Keeper } from './keeper.js';
import { tellProgress } from './progress.js';
import { newId, pack, pledgeOf, recordOf, rulesOf, summaryOf, takeUp } from './records.js';
import { hold, seize, type Tenure } from './tenure.js';

const noSuchBattle = { code: 'no-such-battle', path: '', message: 'There is no such battle.' };

/** A battle that has been taken up. */
interface Table {
  readonly saved: SavedBattle;
  readonly rules: LoadedBattle;
  readonly host: MatchHost<Cells, PublicAction>;
}

/**
 * One battle in the hands of this worker, which alone sees the match. The tab that holds the battle plays and keeps
 * it; in another tab the authority follows what is kept.
 */
export class Authority {
  readonly #shelf: ShelfId;
  readonly #id: string;
  readonly #tell: (told: Told) => void;
  readonly #holder = newId();
  readonly #feeds: Feeds;
  readonly #keeper: Keeper;
  readonly #channel = new BroadcastChannel('impulse-battles');
  #table: Table | null = null;
  #tenure: Tenure | null = null;
  #thinker: Caller<Thinking> | null = null;
  #reloading: Promise<void> = Promise.resolve();
  #wanted = 0;

  constructor(shelf: ShelfId, id: string, tell: (told: Told) => void) {
    this.#shelf = shelf;
    this.#id = id;
    this.#tell = tell;
    this.#feeds = new Feeds(tell);
    this.#keeper = new Keeper(
      (battle) => shelves[shelf].save(battle),
      (result) => this.#kept(result),
    );
    this.#channel.addEventListener('message', ({ data }) => {
      if (data === id && !this.#tenure) void this.#reload();
    });
  }

  async open(): Promise<Opened> {
    this.#tenure = await hold(this.#id, () => this.#lose());
    const problem = await this.#load();
    if (problem) return { kind: 'refused', problem };
    const { saved, host } = this.#open();
    const rulesBefore = host.match.carried?.rules ?? null;
    const pledge = pledgeOf(host.match.record(false));
    return { kind: 'open', setup: saved.setup, role: this.#role, pledge, rulesBefore };
  }

  get #role(): Role {
    return this.#tenure ? 'plays' : 'watches';
  }

  #open(): Table {
    if (!this.#table) throw new Error('No battle has been opened');
    return this.#table;
  }

  /** Takes the battle up as it is kept; the tab that plays it also makes it its own. */
  async #load() {
    const shelf = shelves[this.#shelf];
    const saved = this.#tenure ? await shelf.claim(this.#id, this.#holder) : await shelf.load(this.#id);
    if (!saved) return noSuchBattle;
    const rules = await rulesOf(saved.setup.game);
    if (!rules.ok) return rules.error;
    const record = await recordOf(saved);
    if (!record.ok) return record.error;
    const match = takeUp(rules.value, saved, record.value, tellProgress(this.#tell));
    if (!match.ok) return match.error;
    this.#table = { saved, rules: rules.value, host: new MatchHost(match.value) };
    return null;
  }

  /** What another tab has done. Versions are taken up one after the other; of several that wait only the newest is. */
  #reload(): Promise<void> {
    const wanted = ++this.#wanted;
    this.#reloading = this.#reloading.then(() => (wanted === this.#wanted ? this.#loadAgain() : undefined));
    return this.#reloading;
  }

  async #loadAgain(): Promise<void> {
    const problem = await this.#load();
    if (!problem) this.#feeds.turnTo(this.#open().host);
  }

  /** Another tab plays the battle from now on. */
  #lose(): void {
    this.#tenure = null;
    this.#tell({ told: 'role', role: 'watches' });
    void this.#reload();
  }

  async takeOver(): Promise<Role> {
    this.#tenure ??= await seize(this.#id, () => this.#lose());
    await this.#reloading;
    await this.#loadAgain();
    this.#channel.postMessage(this.#id);
    this.#tell({ told: 'role', role: this.#role });
    return this.#role;
  }

  /** While a battle is under way the page sits where people sit, or nowhere in particular. */
  watch(feed: number, seat: Seat): null {
    if (!this.#open().host.match.turn().over && seat !== observer) this.#checkPerson(seat);
    this.#feeds.watch(this.#open().host, feed, seat);
    return null;
  }

  unwatch(feed: number): null {
    this.#feeds.unwatch(feed);
    return null;
  }

  #checkPerson(seat: Seat): void {
    const { controllers } = this.#open().saved.setup;
    if (controllers[seat] !== 'human') throw new Error(`Nobody at this table plays ${seat}`);
  }

  act(seat: Seat, revision: number, command: string, action: PublicAction): Promise<HostAnswer> {
    this.#checkPerson(seat);
    return this.#change((host) => host.act(seat, revision, command, action));
  }

  undo(seat: Seat, revision: number, command: string, steps: number): Promise<HostAnswer> {
    this.#checkPerson(seat);
    return this.#change((host) => host.undo(seat, revision, command, steps));
  }

  /** The other side wins. */
  resign(seat: Seat, revision: number, command: string): Promise<HostAnswer> {
    this.#checkPerson(seat);
    const winner = this.#open().rules.game.sides.find((side) => side !== seat) ?? seat;
    return this.#change((host) => host.close(seat, revision, command, { reason: 'resigned', winner }));
  }

  async #change(work: (host: Table['host']) => Promise<HostAnswer>): Promise<HostAnswer> {
    const { host } = this.#open();
    if (!this.#tenure) return { kind: 'stale', revision: host.match.revision };
    const answer = await work(host);
    if (answer.kind === 'done') this.#keep();
    return answer;
  }

  useThinker(line: MessagePort): null {
    this.#thinker?.fail(new Error('Whoever thought for the computer has been replaced'));
    this.#thinker = new Caller(line);
    line.start();
    return null;
  }

  /** The computer that owes a decision decides from its own view. */
  async step(): Promise<HostAnswer> {
    const { host, saved } = this.#open();
    const { match } = host;
    const { revision } = match;
    const turn = match.turn();
    const level = turn.over ? 'human' : saved.setup.controllers[turn.side];
    if (turn.over || level === 'human' || !this.#tenure) return { kind: 'stale', revision };
    if (!this.#thinker) throw new Error('Nobody thinks for the computer');
    const { side } = turn;
    const seed = `${this.#id}/${match.length}`;
    const question = { battle: this.#id, view: match.view(side), setup: saved.setup, seat: side, level, seed };
    const action = await this.#thinker.call('decide', question);
    return await this.#change((now) => now.act(side, revision, `computer ${revision}`, action));
  }

  #keep(): void {
    const { saved, rules, host } = this.#open();
    const { match } = host;
    this.#keeper.keep(() => {
      const { record: _record, sealed: _sealed, ...entry } = saved;
      const now = { updated: Date.now(), summary: summaryOf(match, rules), holder: this.#holder };
      return pack({ ...entry, ...now }, match);
    });
  }

  #kept(result: StoreResult): void {
    if (result.ok) this.#channel.postMessage(this.#id);
    else if (result.reason === 'taken') {
      this.#tenure?.release();
      this.#lose();
      return;
    }
    this.#tell({ told: 'trouble', trouble: result.ok ? null : (result.reason as 'full') });
  }

  /** The battle as it stands. */
  file(): Promise<Exported> {
    return fileOf(this.#open().host.match);
  }

  /** Lets go when everything has been kept. */
  async close(): Promise<null> {
    await this.#keeper.finished();
    this.#channel.close();
    this.#tenure?.release();
    this.#tenure = null;
    return null;
  }
}
