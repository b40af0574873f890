import { makeRandom, Match, MatchHost, type Random, SeatedBattle, truth } from '@impulse/engine';
import { expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { totensonntag } from '../game.js';
import { chooseBy } from '../invariants/temper.js';
import { optionsOf } from '../testing/play.js';
import type { State } from '../state.js';
import { aids } from './index.js';

/** Whole battles of two seats that are told what they may know, and nothing else. */

type Host = MatchHost<State, Action>;

function open(options: Readonly<Record<string, string>>): Host {
  const match = Match.start(
    totensonntag,
    { scenario: 'historical', options },
    { match: 'seats', secret: '3'.repeat(64) },
  );
  if (!match.ok) throw new Error(match.error.message);
  return new MatchHost(match.value);
}

function sitDown(host: Host, seat: string): SeatedBattle<State, Action> {
  const battle = new SeatedBattle(totensonntag, aids, seat, host.match.state);
  follow(host, battle);
  return battle;
}

function follow(host: Host, battle: SeatedBattle<State, Action>): () => void {
  return host.watch(battle.seat, (news) => {
    // As a wire would carry it.
    const heard = battle.hear(JSON.parse(JSON.stringify(news)));
    if (!heard.ok) throw new Error(`${heard.error.path}: ${heard.error.message}`);
  });
}

/** A seat's battle is what the match would tell it. */
function expectTold(host: Host, battle: SeatedBattle<State, Action>): void {
  const { match } = host;
  const { seat } = battle;
  expect(JSON.stringify(totensonntag.view(battle.state, seat))).toBe(JSON.stringify(match.view(seat)));
  expect(battle.log).toEqual(match.log(seat));
  expect([battle.revision, battle.undoable]).toEqual([match.revision, match.undoable(seat)]);
  expect(JSON.stringify(battle.legal())).toBe(JSON.stringify(totensonntag.legal(match.state, seat)));
}

/** Things that happen on a wire: a command again, a command too late, something taken back. */
async function disturb(host: Host, { seat, revision, undoable }: SeatedBattle<State, Action>, random: Random) {
  const late = await host.act(seat, revision - 1, `late ${revision}`, { type: 'done' });
  expect(late).toEqual({ kind: 'stale', revision });
  if (undoable === 0) return;
  const steps = 1 + random.below(undoable);
  const done = { kind: 'done', revision: revision + 1 };
  expect(await host.undo(seat, revision, `undo ${revision}`, steps)).toEqual(done);
  expect(await host.undo(seat, revision, `undo ${revision}`, steps)).toEqual(done);
}

test.each([0, 1, 2])('two seats play battle %i by what they are told', async (number) => {
  const random = makeRandom(`seats ${number}`);
  const choose = chooseBy('hasty');
  const host = open(optionsOf(number * 5));
  const seats = totensonntag.sides.map((side) => sitDown(host, side));
  let undone = 0;
  for (;;) {
    for (const battle of seats) expectTold(host, battle);
    const battle = seats.find(({ decides }) => decides);
    if (!battle) break;
    const { seat, revision } = battle;
    const legal = battle.legal();
    const action = legal[choose(battle.state, legal, random)];
    const command = `act ${revision}`;
    const done = { kind: 'done', revision: revision + 1 };
    expect(await host.act(seat, revision, command, action)).toEqual(done);
    expect(await host.act(seat, revision, command, action)).toEqual(done);
    if (random.below(8) > 0) continue;
    if (battle.undoable > 0) undone++;
    await disturb(host, battle, random);
  }
  expect(host.match.turn().over).toBe(true);
  expect(undone).toBeGreaterThan(3);
  const all = sitDown(host, truth);
  expect(all.log.length).toBe(host.match.log(truth).length);
  expect(all.state.cells).toEqual(host.match.state.cells);
});

test('whoever looks away for a while is told right afterwards', async () => {
  const random = makeRandom('away');
  const choose = chooseBy('hasty');
  const host = open({});
  const { match } = host;
  const battle = new SeatedBattle(totensonntag, aids, 'cw', match.state);
  let stop: (() => void) | null = follow(host, battle);
  for (let turn = match.turn(); !turn.over && match.length < 300; turn = match.turn()) {
    const legal = totensonntag.legal(match.state, turn.side);
    const action = legal[choose(match.state, legal, random)];
    await host.act(turn.side, match.revision, `act ${match.revision}`, action);
    if (stop !== null) expect(JSON.stringify(battle.view)).toBe(JSON.stringify(match.view('cw')));
    if (random.below(4) > 0) continue;
    stop?.();
    stop = stop === null ? follow(host, battle) : null;
  }
  expect(match.length).toBeGreaterThan(100);
});
