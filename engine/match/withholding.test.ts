import { describe, expect, test } from 'vitest';
import { observer, truth } from '../game.js';
import type { News } from '../host.js';
import { duel, type DuelAction, type DuelState, secret } from '../testing/duel.js';
import { MatchHost } from './host.js';
import { Match } from './match.js';
import { resume } from './resume.js';
import { verify } from './verify.js';

/** What shows others something hidden is told to them when it cannot be taken back any more. */

const sealing = { match: 'a duel', secret };
const pick = (value: number): DuelAction => ({ type: 'pick', value });
const boast: DuelAction = { type: 'boast' };
const strike: DuelAction = { type: 'strike' };
const hold: DuelAction = { type: 'hold' };

/** A boast shows others something. */
const boastful = {
  ...duel,
  discloses: (_: DuelState, { type }: DuelAction) => (type === 'boast' ? ('others' as const) : null),
};

function begin(): Match<DuelState, DuelAction> {
  const match = Match.start(boastful, { scenario: 'plain' }, sealing);
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

function play(match: Match<DuelState, DuelAction>, ...moves: readonly [string, DuelAction][]): void {
  for (const [side, action] of moves) expect(match.act(side, action)).toMatchObject({ kind: 'played' });
}

const boastsSeen = (match: Match<DuelState, DuelAction>, seat: string): unknown =>
  (match.view(seat) as { readonly boasts: unknown }).boasts;

describe('a match', () => {
  test('tells it to its own side at once, and to others when another side decides', () => {
    const match = begin();
    play(match, ['west', boast]);
    expect(boastsSeen(match, 'west')).toEqual([1, 0]);
    expect(boastsSeen(match, truth)).toEqual([1, 0]);
    expect(match.log('west')).toHaveLength(1);
    for (const seat of ['east', observer]) {
      expect(match.withholdsFrom(seat)).toBe(true);
      expect(boastsSeen(match, seat)).toEqual([0, 0]);
      expect(match.log(seat)).toEqual([]);
    }
    play(match, ['west', pick(1)]);
    expect(match.withholdsFrom('east')).toBe(false);
    expect(boastsSeen(match, 'east')).toEqual([1, 0]);
    expect(match.log('east').map(({ type }) => type)).toEqual(['boasted']);
  });

  test('takes it back until then', () => {
    const match = begin();
    play(match, ['west', boast]);
    expect(match.undo('west')).toBeNull();
    expect(match.withholdsFrom('east')).toBe(false);
    play(match, ['west', boast], ['west', pick(1)]);
    expect(match.undo('west')).toMatchObject({ code: 'secret-learned' });
  });

  test('tells it when dice have fallen, or when it is settled', () => {
    const match = begin();
    play(match, ['west', pick(3)], ['east', pick(1)], ['west', strike], ['west', boast]);
    expect(match.withholdsFrom('east')).toBe(true);
    match.settle();
    expect(match.withholdsFrom('east')).toBe(false);
    expect(match.undo('west')).toMatchObject({ code: 'secret-learned' });
  });

  test('tells it when people end the battle, or rewind it', () => {
    const ended = begin();
    play(ended, ['west', boast]);
    expect(ended.close('east', { reason: 'resigned', winner: 'west' })).toBeNull();
    expect(ended.withholdsFrom('east')).toBe(false);
    const rewound = begin();
    play(rewound, ['west', pick(3)], ['east', pick(1)], ['west', hold], ['west', boast]);
    expect(rewound.rewind(3, ['west', 'east'])).toBeNull();
    expect(rewound.withholdsFrom('east')).toBe(false);
  });

  test('withholds it still when it is taken up again, and its record verifies', () => {
    const match = begin();
    play(match, ['west', boast]);
    match.undo('west');
    play(match, ['west', boast]);
    expect(verify(boastful, match.record(true))).toMatchObject({ ok: true });
    const again = resume(boastful, match.record(true), sealing, 'same');
    if (!again.ok) throw new Error(again.error.message);
    expect(boastsSeen(again.value, 'east')).toEqual([0, 0]);
    expect(again.value.undo('west')).toBeNull();
  });
});

describe('a host', () => {
  function listen(host: MatchHost<DuelState, DuelAction>, seat: string): News[] {
    const heard: News[] = [];
    host.watch(seat, (news) => heard.push(news));
    return heard;
  }

  test('keeps others at the present revision, and tells all of it at once later', async () => {
    const host = new MatchHost(begin());
    const [west, east] = [listen(host, 'west'), listen(host, 'east')];
    await host.act('west', 0, 'a', boast);
    expect(west.at(-1)).toMatchObject({ revision: 1, delta: { boasts: [1, 0] }, undoable: 1 });
    expect(east.at(-1)).toMatchObject({ revision: 1, since: 0, delta: {}, events: [], dropped: 0 });
    expect(JSON.stringify(east.at(-1))).not.toContain('boast');
    const late = listen(host, 'east');
    expect(late[0]).toMatchObject({ view: { boasts: [0, 0] }, events: [] });
    await host.act('west', 1, 'b', pick(2));
    for (const heard of [east, late]) {
      expect(heard.at(-1)).toMatchObject({ revision: 2, since: 1, delta: { boasts: [1, 0], side: 'east' } });
      expect(heard.at(-1)?.events.map(({ type }) => type)).toEqual(['boasted']);
    }
  });

  test('tells others nothing of what is done and taken back', async () => {
    const host = new MatchHost(begin());
    const east = listen(host, 'east');
    await host.act('west', 0, 'a', boast);
    await host.undo('west', 1, 'b', 1);
    expect(east.at(-1)).toMatchObject({ revision: 2, since: 1, delta: {}, events: [], dropped: 0 });
    await host.act('west', 2, 'c', pick(2));
    expect(east.at(-1)).toMatchObject({ revision: 3, since: 2, delta: { side: 'east' }, dropped: 0 });
  });

  test('tells at once what a computer does', async () => {
    const host = new MatchHost(begin());
    const east = listen(host, 'east');
    await host.actForGood('west', 0, 'a', boast);
    expect(east.at(-1)).toMatchObject({ revision: 1, delta: { boasts: [1, 0] } });
    expect(await host.undo('west', 1, 'b', 1)).toMatchObject({ problem: { code: 'secret-learned' } });
  });
});
