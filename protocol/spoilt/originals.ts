import {
  type BattleRecord,
  makeRandom,
  Match,
  playedIn,
  type PublicAction,
  type Random,
  type Seat,
} from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import { CurrentBattle } from '../current-battle.js';
import type { SecretSource } from '../sealing.js';
import { ProtocolSession } from '../session.js';
import { wordsIn } from './spoil.js';

/** Requests as they should be, to be spoilt. */

export type Kind = 'request' | 'position' | 'record' | 'data';
export const kinds: readonly Kind[] = ['request', 'position', 'record', 'data'];

export interface Original {
  readonly kind: Kind;
  readonly request: object;
  /** The part of the request that is spoilt; the whole of it without. */
  readonly field?: 'position' | 'record' | 'data';
  /** Names that occur in it, to be put in wrong places. */
  readonly words: readonly string[];
}

/** A side of a battle, a unit of it, and what may be done now. */
interface Moment {
  readonly battle: LoadedBattle;
  readonly side: string;
  readonly unit: string;
  readonly actions: readonly PublicAction[];
}

/** Every request that asks about a battle. */
export function questionsAt({ battle, side, unit, actions }: Moment, random: Random): object[] {
  const action = actions[random.below(Math.max(1, actions.length))] ?? { type: 'done' };
  return [
    { do: 'games', id: 1 },
    { do: 'turn', lang: 'en' },
    { do: 'position' },
    { do: 'record' },
    { do: 'view', seat: side },
    { do: 'log', seat: side, lang: 'zh-Hant', from: 3 },
    { do: 'legal', side, unit },
    { do: 'legal', side, all: false },
    { do: 'refuse', side, action, lang: 'zh-Hant' },
    { do: 'forecast', side, action, lang: 'en' },
    { do: 'act', side, action },
    { do: 'undo', side },
    { do: 'rewind', revision: 1, agreed: battle.game.sides },
    { do: 'close', side, reason: 'agreed', winner: side },
    { do: 'dice', queue: [6, 1] },
    { do: 'think', side, level: 'random', seed: 'a' },
    { do: 'show', side, what: 'find', type: 'infantry', unit },
    { do: 'sit', seat: 'nobody' },
    { do: 'new', game: battle.game.id, scenario: battle.game.scenarios[0].id, options: {}, seed: 'a', match: 'm' },
  ];
}

/** A battle that was played at random for `actions` actions. */
export function playedSession(battle: LoadedBattle, chance: SecretSource, actions: number, random: Random) {
  const { game, opponents } = battle;
  const current = new CurrentBattle();
  const session = new ProtocolSession({ battles: [battle], chance, current });
  const scenario = game.scenarios[random.below(game.scenarios.length)].id;
  session.handle({ do: 'new', game: game.id, scenario });
  for (let i = 0; i < actions; i++) {
    const { turn } = session.handle({ do: 'turn' }) as unknown as { turn: { over: boolean; side: string } };
    if (turn.over) break;
    const seed = String(random.uint32());
    const thought = session.handle({ do: 'think', side: turn.side, level: opponents.levels[0], seed });
    session.handle({ do: 'act', side: turn.side, action: (thought as unknown as { action: PublicAction }).action });
  }
  return { session, current };
}

/** The same battle as a match over the net: its journal is a chain, and every link was acknowledged. */
function chained({ game }: LoadedBattle, { scenario, options, match, secret, journal }: BattleRecord): BattleRecord {
  const begun = Match.start(game, { scenario, options }, { match, secret: secret ?? '', chained: true });
  if (!begun.ok) throw new Error(begun.error.message);
  for (const [number, [side, action]] of playedIn(journal).entries()) {
    begun.value.act(side, action, `c${number}`, begun.value.link ?? undefined);
  }
  return begun.value.archive(true);
}

/** What a battle that goes on offers to be spoilt. */
export function originalsOf(battle: LoadedBattle, chance: SecretSource, row: string): readonly Original[] {
  const random = makeRandom(`${row} ${battle.game.id}`);
  const originals: Original[] = [];
  const add = (kind: Kind, request: object): void => {
    const words = wordsIn(request).slice(0, 400);
    originals.push(kind === 'request' ? { kind, request, words } : { kind, request, words, field: kind });
  };
  for (const actions of [0, 12, 60, 150]) {
    const { session, current } = playedSession(battle, chance, actions, random);
    const told = (request: object): Record<string, unknown> => session.handle(request);
    const { turn } = told({ do: 'turn' }) as { turn: { over: boolean; side: string } };
    const side: Seat = turn.over ? battle.game.sides[0] : turn.side;
    const { units = [] } = told({ do: 'legal', side, all: false }) as { units?: readonly string[] };
    const unit = units[random.below(Math.max(1, units.length))] ?? 'nobody';
    const { actions: listed = [] } = told({ do: 'legal', side, ...(units.length > 0 ? { unit } : {}) }) as {
      actions?: readonly PublicAction[];
    };
    for (const question of questionsAt({ battle, side, unit, actions: listed }, random)) add('request', question);
    add('position', { do: 'load', position: told({ do: 'position' })['position'] });
    add('record', { do: 'load', record: told({ do: 'record' })['record'] });
    const archive = current.opened?.match.archive(true);
    add('record', { do: 'verify', record: archive });
    if (archive) add('record', { do: 'verify', record: chained(battle, archive) });
    // Under other rules a battle goes on from what was kept of it.
    add('record', { do: 'load', record: { ...archive, rules: '0' } });
  }
  add('data', { do: 'new', game: battle.game.id, data: battle.dataFile.builtIn });
  return originals;
}
