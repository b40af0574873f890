import { type BattleRecord, good, Match, parseJson, parseRecord, resume, type Result } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { BattleSetup, BattleSummary, ControllerId, SavedBattle } from './types.js';

/** New battles, and battles from files. */

/** 256 bits from the browser's generator, in hexadecimal. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const newId = (): string => newSecret().slice(0, 16);

type BattleMatch = Match<Parameters<typeof totensonntag.turn>[0], Parameters<typeof totensonntag.refuse>[2]>;

export function summaryOf(match: BattleMatch): BattleSummary {
  const turn = match.turn();
  const { state } = match;
  const place = { turn: state.turn, couplet: state.couplet, events: match.length };
  return turn.over ? { ...place, winner: turn.winner, points: turn.points } : { ...place, winner: null, points: 0 };
}

function wrap(id: string, title: string, setup: BattleSetup, match: BattleMatch, now: number): SavedBattle {
  return { id, title, setup, record: match.record(true), created: now, updated: now, summary: summaryOf(match) };
}

export function createBattle(setup: BattleSetup, title: string, now: number): Result<SavedBattle> {
  const id = newId();
  const { scenario, options, data } = setup;
  const match = Match.start(totensonntag, data === undefined ? { scenario, options } : { scenario, options, data }, {
    match: id,
    secret: newSecret(),
  });
  return match.ok ? good(wrap(id, title, setup, match.value, now)) : match;
}

/** A battle that goes on from a record, whole or up to some event, under new dice. */
export function continueRecord(
  record: BattleRecord,
  controllers: Readonly<Record<string, ControllerId>>,
  title: string,
  now: number,
  events = record.events.length,
): Result<SavedBattle> {
  const id = newId();
  const match = resume(totensonntag, record, { match: id, secret: newSecret() }, events);
  if (!match.ok) return match;
  const { scenario, options, data } = record;
  const setup: BattleSetup = {
    game: 'totensonntag',
    scenario,
    options,
    controllers,
    ...(data === undefined ? {} : { data }),
  };
  return good(wrap(id, title, setup, match.value, now));
}

/** Text of a record file, checked step by step; the problem names the place. */
export function readRecordText(text: string): Result<BattleRecord> {
  const value = parseJson(text);
  if (!value.ok) return value;
  return parseRecord(value.value);
}
