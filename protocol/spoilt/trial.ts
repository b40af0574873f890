import { makeRandom, Match, type Random, type Seat, sha256Hex } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import { answerLine } from '../conversation.js';
import { CurrentBattle } from '../current-battle.js';
import { ProtocolSession } from '../session.js';
import { type Kind, kinds, type Original, originalsOf, playedSession } from './originals.js';
import { spoil, spoilText } from './spoil.js';

/**
 * Spoilt requests, positions, records and data files, one after the other. Whatever comes: it is answered, never with
 * `internal`, within bounds of time and memory, and to a seat alike in two battles that differ only in what it may not know.
 */

/** What a trial measures with; none of it is known here. */
export interface Gauges {
  /** Processor time spent so far, in milliseconds. */
  readonly time: () => number;
  /** Memory in use, in bytes. */
  readonly memory: () => number;
}

export interface CostBounds {
  readonly time: number;
  readonly memory: number;
}

export const bounds: CostBounds = { time: 1_000, memory: 200_000_000 };

export interface Spoilt {
  readonly kind: Kind;
  readonly text: string;
  /** Code of the answer; `ok` when it was granted. */
  readonly code: string;
  readonly time: number;
  readonly memory: number;
  /** What must not be, or null. */
  readonly failure: string | null;
}

interface Twins {
  readonly sessions: readonly [ProtocolSession, ProtocolSession];
}

/** How often each kind comes, out of twenty. */
const shares: Readonly<Record<Kind, number>> = { request: 12, position: 4, record: 3, data: 1 };
const deck: readonly Kind[] = kinds.flatMap((kind) => Array.from({ length: shares[kind] }, () => kind));

/** The battle that spoilt requests are made to is begun anew after this many. */
const patience = 200;

export class SpoiltTrial {
  readonly #battles: readonly LoadedBattle[];
  readonly #gauges: Gauges;
  readonly #row: string;
  readonly #originals: ReadonlyMap<string, readonly Original[]>;
  readonly #twins: ReadonlyMap<string, readonly Twins[]>;
  #session: ProtocolSession | null = null;
  #asked = 0;

  constructor(battles: readonly LoadedBattle[], row: string, gauges: Gauges) {
    this.#battles = battles;
    this.#gauges = gauges;
    this.#row = row;
    this.#originals = new Map(battles.map((battle) => [battle.game.id, originalsOf(battle, this.#chance, row)]));
    this.#twins = new Map(battles.map((battle) => [battle.game.id, this.#twinsOf(battle)]));
  }

  readonly #chance = (): string => sha256Hex(`spoilt ${this.#row}`);

  /** Number `number` of the row: the same row gives the same texts. */
  run(number: number): Spoilt {
    const random = makeRandom(`${this.#row} ${number}`);
    const battle = this.#battles[random.below(this.#battles.length)];
    const kind = deck[random.below(deck.length)];
    const originals = this.#originals.get(battle.game.id)!.filter((one) => one.kind === kind);
    const whole = JSON.stringify(spoiltRequest(originals[random.below(originals.length)], random));
    const text = random.below(8) === 0 ? spoilText(whole, random) : whole;
    return this.#measured(kind, text, () =>
      kind === 'request' ? this.#ask(battle, text, random) : this.#load(text, random),
    );
  }

  #measured(kind: Kind, text: string, work: () => { code: string; failure: string | null }): Spoilt {
    const { time, memory } = this.#gauges;
    const [timeBefore, memoryBefore] = [time(), memory()];
    const { code, failure } = work();
    const spent = { time: time() - timeBefore, memory: memory() - memoryBefore };
    const slow = spent.time > bounds.time ? `${Math.round(spent.time)} ms` : null;
    const large = spent.memory > bounds.memory ? `${Math.round(spent.memory / 1e6)} MB` : null;
    return { kind, text, code, ...spent, failure: failure ?? slow ?? large };
  }

  /** A request about a battle that goes on, and the same in seats. */
  #ask(battle: LoadedBattle, text: string, random: Random): { code: string; failure: string | null } {
    if (!this.#session || ++this.#asked % patience === 0) {
      this.#session = playedSession(battle, this.#chance, random.below(100), random).session;
    }
    const answered = answerTo(this.#session, text);
    return { ...answered, failure: answered.failure ?? this.#differ(battle, text, random) };
  }

  /** Two battles that a seat cannot tell apart answer it alike. */
  #differ(battle: LoadedBattle, text: string, random: Random): string | null {
    // What changes a battle changes what is known of it.
    if (/"do":"(?:act|undo|rewind|close|new)"/.test(text)) return null;
    const twins = this.#twins.get(battle.game.id)!;
    const { sessions } = twins[random.below(twins.length)];
    const [one, other] = sessions.map((session) => answerLine(session, { text }));
    return one === other ? null : `a seat is told apart: ${one.slice(0, 300)} and ${other.slice(0, 300)}`;
  }

  /** Begins a battle by it; what comes of it is played a little. */
  #load(text: string, random: Random): { code: string; failure: string | null } {
    const session = new ProtocolSession({ battles: this.#battles, chance: this.#chance });
    const answered = answerTo(session, text);
    if (answered.code !== 'ok' || answered.failure !== null || text.includes('"do":"verify"')) return answered;
    return { ...answered, failure: this.#playOn(session, random) };
  }

  #playOn(session: ProtocolSession, random: Random): string | null {
    for (let actions = 4; actions > 0; actions--) {
      const { turn } = session.handle({ do: 'turn' }) as unknown as { turn: { over: boolean; side: string } };
      const side = turn.over ? 'observer' : turn.side;
      const thought = session.handle({ do: 'think', side, level: 'random', seed: String(random.uint32()) });
      const action: unknown = thought.ok ? thought['action'] : { type: 'done' };
      const asked = ['position', 'record', 'legal', 'view', 'log', 'forecast', 'act'];
      for (const name of asked) {
        const fields = { legal: { side, all: false }, view: { seat: side }, log: { seat: side } }[name] ?? {};
        const more = name === 'forecast' || name === 'act' ? { side, action } : fields;
        const { failure } = answerTo(session, JSON.stringify({ do: name, ...more }));
        if (failure !== null) return `after it, ${name}: ${failure}`;
      }
      if (turn.over) return null;
    }
    return null;
  }

  #twinsOf(battle: LoadedBattle): Twins[] {
    const { game } = battle;
    const random = makeRandom(`${this.#row} twins ${game.id}`);
    return game.sides.flatMap((seat) => {
      const { session } = playedSession(battle, this.#chance, 40, random);
      const position = (session.handle({ do: 'position' }) as unknown as { position: unknown }).position;
      const state = game.parsePosition(position);
      if (!state.ok) throw new Error(state.error.message);
      const other = game.blank(state.value);
      game.redact(state.value, seat, random, other);
      const [one, two] = [position, game.position(other)].map((place) => this.#seated(battle, seat, place));
      return [{ sessions: [one, two] as const }];
    });
  }

  #seated(battle: LoadedBattle, seat: Seat, position: unknown): ProtocolSession {
    const match = Match.from(battle.game, position, undefined, { match: 'm', secret: this.#chance(), live: true });
    if (!match.ok) throw new Error(match.error.message);
    const current = new CurrentBattle();
    current.open({ battle, match: match.value, live: true });
    return new ProtocolSession({ battles: this.#battles, chance: this.#chance, seat, current });
  }
}

function spoiltRequest({ request, field, words }: Original, random: Random): unknown {
  if (random.below(8) === 0) return request;
  if (field === undefined) return spoil(request, words, random);
  return { ...request, [field]: spoil((request as Record<string, unknown>)[field], words, random) };
}

function answerTo(session: ProtocolSession, text: string): { code: string; failure: string | null } {
  const line = answerLine(session, { text });
  const answer = JSON.parse(line) as { ok?: unknown; error?: { code?: unknown; message?: unknown } };
  if (answer.ok === true) return { code: 'ok', failure: null };
  const { code, message } = answer.error ?? {};
  if (answer.ok !== false || typeof code !== 'string' || typeof message !== 'string' || message === '') {
    return { code: 'none', failure: `no answer: ${line.slice(0, 300)}` };
  }
  return { code, failure: code === 'internal' ? message : null };
}
