import { makeRandom, Match, MatchHost, observer } from '@impulse/engine';
import { type BattleId, loadBattle } from '@impulse/library';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hindsight } from '../matches/spectators.js';
import { OpenBattle } from './open-battle.js';

/** Whoever watches without a seat may ask as often as they like: the work for it is done once. */

afterEach(() => void vi.restoreAllMocks());

async function open(game: BattleId, scenario: string, actions: number) {
  const rules = await loadBattle(game);
  const sealing = { match: 'ab'.repeat(16), secret: 'cd'.repeat(32), live: true };
  const begun = Match.start(rules.game, { scenario, options: {} }, sealing);
  if (!begun.ok) throw new Error(begun.error.message);
  const host = new MatchHost(begun.value);
  const battle = new OpenBattle(host, rules, {});
  const random = makeRandom('open');
  const play = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) {
      const turn = host.match.turn();
      if (turn.over) return;
      const { action } = rules.opponents.think('script', host.match.state, turn.side, random);
      await host.act(turn.side, host.match.revision, `${host.match.revision}`, action);
      battle.takeChange();
    }
  };
  await play(actions);
  return { battle, host, rules, play };
}

const comeAndGo = (battle: OpenBattle, seat: string, times: number): Set<string | null> => {
  const told = new Set<string | null>();
  for (let i = 0; i < times; i++) {
    told.add(battle.watch(seat));
    battle.unwatch(seat);
  }
  return told;
};

describe('totensonntag', () => {
  test('spectators who come and go are told what was written once', async () => {
    const { battle, host, play } = await open('totensonntag', 'historical', 30);
    const view = vi.spyOn(host.match, 'view');
    expect(comeAndGo(battle, observer, 50).size).toBe(1);
    expect(view).toHaveBeenCalledTimes(1);
    battle.watch(observer);
    battle.watch(observer);
    expect(view).toHaveBeenCalledTimes(1);
    // After something has happened it is written again.
    const before = battle.watch(observer);
    await play(1);
    expect(battle.watch(observer)).not.toBe(before);
  });

  test('spectators who have left are told nothing more', async () => {
    const { battle, host } = await open('totensonntag', 'historical', 3);
    const side = () => {
      const turn = host.match.turn();
      if (turn.over) throw new Error('over');
      return turn.side;
    };
    battle.watch(observer);
    battle.unwatch(observer);
    await host.close(side(), host.match.revision, 'enough', { reason: 'agreed', winner: 'dak' });
    expect(battle.takeChange()?.news).toEqual([]);
  });

  test('the record is written once', async () => {
    const { battle, host } = await open('totensonntag', 'historical', 10);
    expect(battle.record()).toMatchObject({ error: { code: 'not-over' } });
    await host.close('dak', host.match.revision, 'enough', { reason: 'resigned', winner: 'cw' });
    const archive = vi.spyOn(host.match, 'archive');
    const records = Array.from({ length: 20 }, () => battle.record());
    expect(archive).toHaveBeenCalledTimes(1);
    expect(new Set(records.map((one) => one.ok && one.value)).size).toBe(1);
  });

  test('what is true after a delay is found out once a turn', async () => {
    const { battle, host, rules, play } = await open('totensonntag', 'historical', 0);
    const first = rules.turnNumber(host.match.state);
    while (rules.turnNumber(host.match.state) < first + 2) await play(1);
    const record = vi.spyOn(host.match, 'record');
    expect(comeAndGo(battle, hindsight, 30).size).toBe(1);
    const once = record.mock.calls.length;
    expect(once).toBeGreaterThan(0);
    expect(comeAndGo(battle, hindsight, 30).size).toBe(1);
    expect(record).toHaveBeenCalledTimes(once);
  });
});
