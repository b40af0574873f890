import { describe, expect, test } from 'vitest';
import { observer, truth } from '../game.js';
import type { News } from '../host.js';
import { duel, type DuelAction, type DuelState, secret } from '../testing/duel.js';
import { MatchHost } from './host.js';
import { Match } from './match.js';
import { resume } from './resume.js';

function open(): MatchHost<DuelState, DuelAction> {
  const match = Match.start(duel, { scenario: 'plain' }, { match: 'a duel', secret });
  if (!match.ok) throw new Error(match.error.message);
  return new MatchHost(match.value);
}

const pick = (value: number): DuelAction => ({ type: 'pick', value });

function listen(host: MatchHost<DuelState, DuelAction>, seat: string): News[] {
  const heard: News[] = [];
  host.watch(seat, (news) => heard.push(news));
  return heard;
}

describe('commands', () => {
  test('an action is played and told to everybody who watches', async () => {
    const host = open();
    const [west, east] = [listen(host, 'west'), listen(host, 'east')];
    expect(await host.act('west', 0, 'a', pick(2))).toEqual({ kind: 'done', revision: 1 });
    expect(west.map(({ revision, by }) => [revision, by])).toEqual([
      [0, null],
      [1, 'west'],
    ]);
    expect(west[1].events.map(({ type }) => type)).toEqual(['picked']);
    expect(east[1].events).toEqual([]);
    expect(JSON.stringify(east[0])).toContain('"picks":["?",0]');
    expect(east[1]).toMatchObject({ since: 0, delta: { side: 'east' } });
    expect(JSON.stringify(east[1])).not.toContain('picks');
  });

  test('a command that comes twice is answered alike and changes nothing', async () => {
    const host = open();
    const heard = listen(host, 'west');
    const first = await host.act('west', 0, 'a', pick(2));
    expect(await host.act('west', 0, 'a', pick(3))).toEqual(first);
    expect(host.match.length).toBe(1);
    expect(heard.length).toBe(2);
  });

  test('the same command of two seats is two commands', async () => {
    const host = open();
    await host.act('west', 0, 'a', pick(2));
    expect(await host.act('east', 1, 'a', pick(1))).toEqual({ kind: 'done', revision: 2 });
  });

  test('a command on an older revision is stale, and can be given again', async () => {
    const host = open();
    await host.act('west', 0, 'a', pick(2));
    expect(await host.act('east', 0, 'b', pick(1))).toEqual({ kind: 'stale', revision: 1 });
    expect(await host.act('east', 1, 'b', pick(1))).toEqual({ kind: 'done', revision: 2 });
  });

  test('what the rules refuse, and what is no action, is answered and told to nobody', async () => {
    const host = open();
    const heard = listen(host, 'west');
    expect(await host.act('west', 0, 'a', { type: 'strike' })).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'wrong-step' },
    });
    expect(await host.act('west', 0, 'b', { type: 'fly' } as unknown as DuelAction)).toMatchObject({
      kind: 'malformed',
      problem: { code: 'unknown-action' },
    });
    expect(heard.length).toBe(1);
  });
});

describe('taking back', () => {
  const boast: DuelAction = { type: 'boast' };

  test('a seat hears what has been dropped from its own log', async () => {
    const host = open();
    const [west, east] = [listen(host, 'west'), listen(host, 'east')];
    await host.act('west', 0, 'a', boast);
    await host.act('west', 1, 'b', pick(3));
    expect(west.at(-1)).toMatchObject({ undoable: 2 });
    expect(await host.undo('west', 2, 'c', 2)).toEqual({ kind: 'done', revision: 3 });
    expect(west.at(-1)).toMatchObject({ revision: 3, dropped: 2, events: [], by: null, undoable: 0 });
    expect(east.at(-1)).toMatchObject({ revision: 3, dropped: 1, events: [], by: null });
  });

  test('more than can be taken back is refused as a whole', async () => {
    const host = open();
    await host.act('west', 0, 'a', boast);
    for (const steps of [2, 0, -1, 0.5]) {
      const answer = await host.undo('west', 1, `steps ${steps}`, steps);
      expect(answer).toMatchObject({ kind: 'malformed', problem: { code: 'wrong-steps' } });
    }
    expect(host.match.length).toBe(1);
  });

  test('what is not one’s own, or shown to somebody, stays', async () => {
    const host = open();
    await host.act('west', 0, 'a', pick(1));
    expect(await host.undo('east', 1, 'b', 1)).toMatchObject({ problem: { code: 'not-your-action' } });
    await host.act('east', 1, 'c', pick(2));
    expect(await host.undo('east', 2, 'd', 1)).toMatchObject({ problem: { code: 'secret-learned' } });
  });
});

describe('what people do to a battle', () => {
  const both = ['west', 'east'];

  test('a rewind is told like anything taken back', async () => {
    const host = open();
    const east = listen(host, 'east');
    await host.act('west', 0, 'a', pick(1));
    await host.act('east', 1, 'b', pick(2));
    expect(await host.rewind('west', 2, 'c', 1, both)).toEqual({ kind: 'done', revision: 3 });
    expect(east.at(-1)).toMatchObject({ revision: 3, dropped: 2, events: [], by: null, undoable: 0 });
    expect(await host.rewind('west', 3, 'd', 9, both)).toMatchObject({ problem: { code: 'no-such-moment' } });
  });

  test('an ending is told to everybody, and opens the truth', async () => {
    const host = open();
    const east = listen(host, 'east');
    expect(east[0].outcome).toBeNull();
    expect(await host.close('west', 0, 'a', { reason: 'resigned', winner: 'east' })).toMatchObject({ kind: 'done' });
    expect(east.at(-1)?.outcome).toMatchObject({ winner: 'east', ended: { reason: 'resigned', by: 'west' } });
    expect(listen(host, truth)).toHaveLength(1);
  });
});

describe('a command that comes again', () => {
  const sealing = { match: 'a duel', secret };

  test('is known after others, and after the match has been restored', async () => {
    const host = open();
    await host.act('west', 0, 'a', { type: 'boast' });
    await host.act('west', 1, 'b', pick(1));
    await host.undo('west', 2, 'c', 1);
    const match = resume(duel, host.match.record(true), sealing, 'same');
    if (!match.ok) throw new Error(match.error.message);
    for (const again of [host, new MatchHost(match.value)]) {
      expect(await again.act('west', 3, 'a', pick(2))).toEqual({ kind: 'done', revision: 1 });
      expect(await again.act('west', 3, 'b', pick(2))).toEqual({ kind: 'done', revision: 2 });
      expect(await again.undo('west', 3, 'c', 1)).toEqual({ kind: 'done', revision: 3 });
      expect(again.match.revision).toBe(3);
    }
  });

  test('is forgotten after many others, and then stale', async () => {
    const host = open();
    await host.act('west', 0, 'first', pick(1));
    for (let count = 0; count < 20; count++) await host.act('west', 1, `refused ${count}`, pick(1));
    expect(await host.act('west', 0, 'first', pick(1))).toEqual({ kind: 'stale', revision: 1 });
  });
});

describe('watching', () => {
  test('those who come later hear the whole log, and those who leave hear nothing more', async () => {
    const host = open();
    const early: News[] = [];
    const stop = host.watch('west', (news) => early.push(news));
    await host.act('west', 0, 'a', pick(2));
    stop();
    await host.act('east', 1, 'b', pick(1));
    expect(early.length).toBe(2);
    expect(listen(host, observer)[0].events.map(({ type }) => type)).toEqual(['revealed']);
  });

  test('the truth is for battles that are over, and strangers never sit down', async () => {
    const host = open();
    expect(() => listen(host, truth)).toThrow('truth');
    expect(() => listen(host, 'north')).toThrow('north');
    for (let turn = host.match.turn(); !turn.over; turn = host.match.turn()) {
      const action: DuelAction = turn.step === 'pick' ? pick(1) : { type: 'hold' };
      await host.act(turn.side, host.match.revision, `${host.match.revision}`, action);
    }
    const [news] = listen(host, truth);
    expect(news.events.filter(({ type }) => type === 'picked').length).toBe(6);
  });
});
