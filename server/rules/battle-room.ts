import {
  bad,
  type BattleRecord,
  carriedOn,
  type Cells,
  good,
  type HostAnswer,
  isOfOtherVersion,
  type JournalEntry,
  lastCarry,
  Match,
  MatchHost,
  type Problem,
  type PublicAction,
  type Result,
  type Seat,
  standingOf,
  type Snapshot,
  type LogEvent,
} from '@impulse/engine';
import { isBattleId, loadBattle, type LoadedBattle } from '@impulse/library';
import { isOrderCommand } from '@impulse/library/standing.js';
import type { KeptJournal, KeptPositions } from '../store/store.js';
import { follow } from './follow.js';
import { OpenBattle } from './open-battle.js';
import { wholeRecord, withLog, withPositions } from './whole-record.js';
import type { Answered, Ask } from './messages.js';

/** So many battles that have gone may take memory: they are looked for together, because that takes a while. */
const mostGone = 16;

/** The battles that one thread holds. It knows everything; what leaves it is bound to a seat. */
export class BattleRoom {
  readonly #battles = new Map<string, OpenBattle>();

  readonly #finish: () => void;
  readonly #tidyUp: () => void;
  /** Battles that were let go of since it was last tidied up. */
  #gone = 0;

  /**
   * `finish` is called after every question, so that others can tell a stuck one from many; `tidyUp` now and then, when battles
   * that have gone still take memory.
   */
  constructor(finish: () => void, tidyUp: () => void = () => undefined) {
    this.#finish = finish;
    this.#tidyUp = tidyUp;
  }

  /** In their order, each after the one before. */
  readonly answerAll = async (asks: readonly Ask[]): Promise<Answered[]> => {
    const answers: Answered[] = [];
    for (const ask of asks) {
      answers.push(await this.#answer(ask));
      this.#finish();
    }
    return answers;
  };

  async #answer(ask: Ask): Promise<Answered> {
    if (ask.do === 'start') return { answer: await this.#start(ask) };
    if (ask.do === 'open') return await this.#open(ask);
    const open = this.#battles.get(ask.match);
    if (!open) return { failure: notOpen };
    try {
      return await this.#answerAbout(open, ask);
    } catch (error) {
      // What is in memory cannot be trusted any more; what is kept can.
      this.#battles.delete(ask.match);
      return { failure: internal(error) };
    }
  }

  async #answerAbout(open: OpenBattle, ask: AskOfBattle): Promise<Answered> {
    switch (ask.do) {
      case 'forget':
        this.#forget(ask.match);
        return { answer: null };
      case 'follow': {
        const answer = await follow(open, ask);
        const change = open.takeChange();
        return change ? { answer, change } : { answer };
      }
      case 'watch':
        return { answer: open.watch(ask.seat, ask.heard) };
      case 'unwatch':
        open.unwatch(ask.seat);
        return { answer: null };
      case 'positions':
        return { answer: open.positions };
      case 'record':
        return { answer: open.record() };
      case 'since':
        return { answer: open.lastDecisions.since(ask.seat) };
      case 'meanwhile':
        return { answer: open.lastDecisions.meanwhile(ask.seat) };
      case 'owed':
        return { answer: open.owedBy(ask.seat) };
      case 'ordered':
        return { answer: open.orderedBy(ask.seat, ask.orders) };
      case 'question':
        return { answer: open.question(ask.language) };
      default: {
        const answer = await carryOut(open.host, ask);
        const isOwn = ask.do === 'act' && !isOrderCommand(ask.command);
        if (isOwn && answer.kind === 'done') open.lastDecisions.note(ask.seat);
        const change = open.takeChange();
        return change ? { answer, change } : { answer };
      }
    }
  }

  #forget(match: string): void {
    this.#battles.delete(match);
    if (++this.#gone < mostGone) return;
    this.#gone = 0;
    this.#tidyUp();
  }

  async #start({ setup, match, secret }: Ask & { readonly do: 'start' }): Promise<Result<BattleRecord>> {
    const { game, scenario, options } = setup;
    if (!isBattleId(game)) return bad('unknown-game', 'game', 'There is no such battle.');
    const battle = await loadBattle(game);
    const begun = Match.start(battle.game, { scenario, options }, { match, secret, live: true, chained: true });
    return begun.ok ? good(begun.value.record(true)) : begun;
  }

  async #open({ record, journal, positions }: OpenAsk): Promise<Answered> {
    const known = this.#battles.get(record.match);
    if (known) return { answer: good(known.opened) };
    if (!isBattleId(record.game)) return { answer: bad('unknown-game', 'game', 'There is no such battle.') };
    const battle = await loadBattle(record.game);
    const { game } = battle;
    const whole = wholeRecord(record, journal);
    if (isOfOtherVersion(game, whole)) return this.#openOther(battle, whole, journal, positions);
    const match = Match.restore(game, whole, snapshotOf(whole.journal, journal, game.sides));
    // What earlier rules allowed may be refused now: then the position that was kept has to do.
    if (!match.ok && whole.rules !== game.rulesVersion) return this.#openOther(battle, whole, journal, positions);
    if (!match.ok) return { answer: match };
    const open = new OpenBattle(new MatchHost(match.value), battle, { snapshotAt: journal.snapshot?.revision ?? 0 });
    this.#battles.set(record.match, open);
    return { answer: good(open.opened) };
  }

  /** A battle of another version goes on from where it stood, which is to be kept first; one that is over stays as it was. */
  #openOther(
    battle: LoadedBattle,
    whole: BattleRecord,
    journal: KeptJournal,
    positions: KeptPositions | null,
  ): Answered {
    const { game } = battle;
    const kept = withPositions(whole, positions);
    const carried = carriedOn(game, kept, whole.journal.length);
    const match = carried.ok ? Match.restore(game, carried.value) : carried;
    if (!match.ok) return { answer: match };
    const { over } = match.value.turn();
    const beginning = over ? { asItWas: withLog(kept, journal, game.sides) } : { kept: whole.journal.length };
    const open = new OpenBattle(new MatchHost(match.value), battle, beginning);
    this.#battles.set(whole.match, open);
    const change = open.takeChange();
    return { answer: good(open.opened), ...(change ? { change } : {}) };
  }
}

type OpenAsk = Extract<Ask, { readonly do: 'open' }>;
type AskOfBattle = Exclude<Ask, { readonly do: 'start' | 'open' }>;
type CommandAsk = Exclude<
  AskOfBattle,
  {
    readonly do:
      | 'forget'
      | 'follow'
      | 'watch'
      | 'unwatch'
      | 'positions'
      | 'record'
      | 'since'
      | 'meanwhile'
      | 'owed'
      | 'ordered'
      | 'question';
  }
>;

function carryOut(host: MatchHost<Cells, PublicAction>, ask: CommandAsk): Promise<HostAnswer> {
  const { seat, revision, command, seen } = ask;
  switch (ask.do) {
    case 'act':
      // Whether it is an action at all is for the match to say.
      if (ask.forGood) return host.actForGood(seat, revision, command, ask.action as PublicAction);
      return host.act(seat, revision, command, ask.action as PublicAction, seen);
    case 'undo':
      return host.undo(seat, revision, command, ask.steps, seen);
    case 'resign':
      return host.close(seat, revision, command, { reason: 'resigned', winner: otherSide(host, seat) }, seen);
    case 'rewind':
      // Whoever has the record knows the dice that would follow.
      if (host.match.turn().over) return Promise.resolve({ kind: 'malformed', problem: isOver });
      return host.rewind(seat, revision, command, ask.to, host.match.game.sides);
    case 'timeOut':
      return host.close(seat, revision, command, { reason: 'time', winner: otherSide(host, seat) });
    case 'agree':
      return host.close(seat, revision, command, { reason: 'agreed', winner: ask.winner });
  }
}

const otherSide = ({ match }: MatchHost<Cells, PublicAction>, seat: Seat): string =>
  match.game.sides.find((side) => side !== seat) ?? seat;

/** The state that was kept, with the events of what stood then. */
function snapshotOf(
  journal: readonly JournalEntry[],
  { entries, snapshot }: KeptJournal,
  sides: readonly string[],
): Snapshot | undefined {
  if (!snapshot || snapshot.revision < lastCarry(journal).begins) return undefined;
  const standing = standingOf(journal.slice(0, snapshot.revision), sides);
  if (!standing.ok) return undefined;
  const events = standing.value.numbers.map((number) => JSON.parse(entries[number].events) as LogEvent[]);
  const cells = new Int16Array(snapshot.cells.slice().buffer);
  return { revision: snapshot.revision, cells, events };
}

const isOver: Problem = { code: 'battle-over', path: '', message: 'The battle is over, and its dice are known.' };

const notOpen: Problem = { code: 'not-open', path: 'match', message: 'This battle is not open.' };

const internal = (error: unknown): Problem => ({
  code: 'internal',
  path: '',
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
});
