import {
  type HostAnswer,
  type News,
  type Problem,
  observer,
  type PublicAction,
  readLetter,
  type Seat,
  type ToldEvent,
} from '@impulse/engine';
import { computerCommand } from '@impulse/library/patience.js';
import { type StoreId, stores } from '../../storage/battle-store.js';
import type { Exported, StoreResult } from '../../storage/types.js';
import type { LetterTaken, Opened, Role, AuthorityMessage } from '../messages.js';
import { Feeds } from './feeds.js';
import { fileOf } from './files.js';
import { Autosave } from './autosave.js';
import { openTable, type OpenTable } from './open-table.js';
import { noSuchBattle } from './problems.js';
import { tellProgress } from './progress.js';
import { newId, pack, pledgeOf, summaryOf, takeUp } from './records.js';
import { hold, seize, type TabLock } from './tab-lock.js';
import { ThinkerLine } from './thinker-line.js';

/**
 * One battle in the hands of this worker, which alone sees the match. The tab that holds the battle plays and keeps
 * it; in another tab the authority follows what is kept.
 */
export class Authority {
  readonly #store: StoreId;
  readonly #id: string;
  readonly #tell: (told: AuthorityMessage) => void;
  readonly #holder = newId();
  readonly #feeds: Feeds;
  readonly #autosave: Autosave;
  readonly #channel = new BroadcastChannel('impulse-battles');
  #table: OpenTable | null = null;
  #lock: TabLock | null = null;
  #isClosed = false;
  readonly #thinker: ThinkerLine;
  #reloading: Promise<void> = Promise.resolve();
  #wanted = 0;

  constructor(store: StoreId, id: string, tell: (told: AuthorityMessage) => void) {
    this.#store = store;
    this.#id = id;
    this.#tell = tell;
    this.#feeds = new Feeds(tell);
    this.#thinker = new ThinkerLine(id);
    this.#autosave = new Autosave(
      (battle) => stores[store].save(battle),
      (result) => this.#kept(result),
    );
    this.#channel.addEventListener('message', ({ data }) => {
      if (data === id && !this.#lock) void this.#reload();
    });
  }

  async open(): Promise<Opened> {
    const { lock, later } = await hold(this.#id, () => this.#lose());
    this.#lock = lock;
    const problem = await this.#load();
    void later.then((late) => late && (problem ? late.release() : this.#playWith(late)));
    if (problem) return { kind: 'refused', problem };
    const { saved, host, postbox } = this.#open();
    const { versionChange } = host.match;
    const pledge = pledgeOf(host.match.record(false));
    const post = postbox?.postOf(host.match) ?? null;
    return { kind: 'open', setup: saved.setup, role: this.#role, pledge, versionChange, post };
  }

  get #role(): Role {
    return this.#lock ? 'plays' : 'watches';
  }

  #open(): OpenTable {
    if (!this.#table) throw new Error('No battle has been opened');
    return this.#table;
  }

  /** Takes the battle up as it is kept; the tab that plays it also makes it its own. */
  async #load(): Promise<Problem | null> {
    const store = stores[this.#store];
    const saved = this.#lock ? await store.claim(this.#id, this.#holder) : await store.load(this.#id);
    const table = saved
      ? await openTable(saved, tellProgress(this.#tell))
      : { ok: false as const, error: noSuchBattle };
    if (!table.ok) return table.error;
    this.#table = table.value;
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
    if (problem) return;
    const { host, postbox } = this.#open();
    this.#feeds.turnTo(host);
    if (postbox) this.#tell({ told: 'post', post: postbox.postOf(host.match) });
  }

  /** Another tab plays the battle from now on. */
  #lose(): void {
    this.#lock = null;
    this.#tell({ told: 'role', role: 'watches' });
    void this.#reload();
  }

  async takeOver(): Promise<Role> {
    this.#lock ??= await seize(this.#id, () => this.#lose());
    return await this.#play();
  }

  /** The tab that played it has been left. */
  async #playWith(lock: TabLock): Promise<void> {
    if (this.#lock || this.#isClosed) lock.release();
    else {
      this.#lock = lock;
      await this.#play();
    }
  }

  async #play(): Promise<Role> {
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
    return this.#decide(seat, (host) => host.act(seat, revision, command, action));
  }

  undo(seat: Seat, revision: number, command: string, steps: number): Promise<HostAnswer> {
    this.#checkPerson(seat);
    return this.#decide(seat, (host) => host.undo(seat, revision, command, steps));
  }

  async #decide(seat: Seat, work: (host: OpenTable['host']) => Promise<HostAnswer>): Promise<HostAnswer> {
    const answer = await this.#change(work);
    if (answer.kind !== 'done') return answer;
    const { decisions, saved, host } = this.#open();
    decisions.note(seat);
    this.#thinker.foresee(saved.setup, host.match);
    return answer;
  }

  since(seat: Seat): readonly ToldEvent[] {
    this.#checkPerson(seat);
    return this.#open().decisions.since(seat);
  }

  meanwhile(seat: Seat): readonly News[] {
    this.#checkPerson(seat);
    return this.#open().decisions.meanwhile(seat);
  }

  /** The other side wins. */
  resign(seat: Seat, revision: number, command: string): Promise<HostAnswer> {
    this.#checkPerson(seat);
    const winner = this.#open().rules.game.sides.find((side) => side !== seat) ?? seat;
    return this.#change((host) => host.close(seat, revision, command, { reason: 'resigned', winner }));
  }

  async #change(work: (host: OpenTable['host']) => Promise<HostAnswer>): Promise<HostAnswer> {
    const { host, postbox } = this.#open();
    const waits = postbox !== null && !postbox.mayDecide;
    if (!this.#lock || waits) return { kind: 'stale', revision: host.match.revision };
    this.#feeds.hold();
    try {
      const answer = await work(host);
      if (answer.kind === 'done') this.#changed();
      // Whoever is told that the battle is over may leave at once: by then it has been stored.
      if (host.match.turn().over) await this.#autosave.finished();
      return answer;
    } finally {
      this.#feeds.release();
    }
  }

  #changed(): void {
    this.#keep();
    const { postbox, host } = this.#open();
    if (postbox) this.#tell({ told: 'post', post: postbox.postOf(host.match) });
  }

  /** A file of the other player is checked as a whole; what it tells is acted out step by step. */
  async receive(text: string): Promise<LetterTaken> {
    const { postbox, saved, rules, host } = this.#open();
    const id = saved.id;
    const letter = readLetter(text);
    if ('refusal' in letter) return { kind: 'refused', refusal: letter.refusal, id };
    if (!postbox || !this.#lock) return { kind: 'refused', refusal: 'open-elsewhere', id };
    const record = host.match.record(true);
    const trial = () => takeUp(rules, saved, record, tellProgress(this.#tell));
    const refusal = await postbox.take(letter, host.match, trial);
    if (refusal) return { kind: 'refused', refusal, id };
    this.#changed();
    return { kind: 'taken', id };
  }

  /** It is kept before it is handed out, so that no second one can follow upon the same decision. */
  async write(): Promise<string | null> {
    const { postbox, host } = this.#open();
    if (!postbox || !this.#lock) return null;
    const text = await postbox.write(host.match);
    this.#changed();
    await this.#autosave.finished();
    return text;
  }

  useThinker(line: MessagePort): null {
    this.#thinker.use(line);
    return null;
  }

  /** The computer that owes a decision decides from its own view. */
  async step(): Promise<HostAnswer> {
    const { host, saved, postbox } = this.#open();
    if (postbox && this.#lock) {
      const told = await postbox.actOut(host);
      if (told.kind === 'done') this.#changed();
      return told;
    }
    const { match } = host;
    const { revision } = match;
    const turn = match.turn();
    const level = turn.over ? 'human' : saved.setup.controllers[turn.side];
    if (turn.over || level === 'human' || !this.#lock) return { kind: 'stale', revision };
    const { side } = turn;
    const { action, cutShort } = await this.#thinker.decide(saved.setup, match, side);
    const command = computerCommand(revision, cutShort);
    return await this.#change((now) => now.actForGood(side, revision, command, action));
  }

  #keep(): void {
    const { saved, rules, host, postbox } = this.#open();
    const { match } = host;
    this.#autosave.keep(async () => {
      const { record: _record, sealed: _sealed, ...entry } = saved;
      const now = { updated: Date.now(), summary: summaryOf(match, rules), holder: this.#holder };
      // Both are of this moment, whatever happens while they are being sealed.
      const parts = [pack({ ...entry, ...now }, match), postbox?.keep() ?? Promise.resolve({})] as const;
      const [battle, letters] = await Promise.all(parts);
      return { ...battle, ...letters };
    });
  }

  #kept(result: StoreResult): void {
    if (result.ok) {
      this.#channel.postMessage(this.#id);
      this.#tell({ told: 'stored', failure: null });
    } else if (result.failure === 'taken') {
      this.#lock?.release();
      this.#lose();
    } else {
      this.#tell({ told: 'stored', failure: result.failure });
    }
  }

  /** The battle as it stands. */
  async file(): Promise<Exported> {
    const { host, postbox } = this.#open();
    return postbox && !host.match.turn().over ? { kind: 'by-file' } : await fileOf(host.match);
  }

  /** Lets go when everything has been kept. */
  async close(): Promise<null> {
    this.#isClosed = true;
    await this.#autosave.finished();
    this.#channel.close();
    this.#lock?.release();
    this.#lock = null;
    return null;
  }
}
