import { expect, test } from 'vitest';
import { type Cells, follow, makeRandom, Match, MatchHost, type PublicAction, SeatedBattle } from '@impulse/engine';
import { whiteDeath } from '@impulse/white-death';
import { opponents as winterOpponents } from './white-death/opponents.js';
import { loadBattle } from './battles.js';
import { opponents } from './totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import { LastDecisions } from './last-decisions.js';

const start = { scenario: 'historical', options: {} };

/** Two computers play; every decision is noted, until the Commonwealth is to decide after moves of the Axis. */
async function battle() {
  const rules = await loadBattle('totensonntag');
  const started = Match.start(totensonntag, start, { match: 'since', secret: '3'.repeat(64) });
  if (!started.ok) throw new Error(started.error.message);
  const match = started.value;
  const any = match as unknown as Match<Cells, PublicAction>;
  const decisions = new LastDecisions(rules, any);
  const random = makeRandom('since');
  let since: string[] = [];
  for (let turn = match.turn(); !turn.over; turn = match.turn()) {
    if (turn.side === 'cw' && since.filter((type) => type === 'moved').length > 3) break;
    const read = match.logLength('cw');
    match.act(turn.side, opponents.think('script', match.state, turn.side, random).action);
    decisions.note(turn.side);
    since = turn.side === 'cw' ? [] : [...since, ...match.log('cw', read).map(({ type }) => type)];
  }
  return { rules, match: any, decisions, since };
}

test('a side is told what has happened since it last decided, from where units were then', async () => {
  const { match, decisions, since } = await battle();
  const told = decisions.since('cw');
  expect(told.map(({ event }) => event.type)).toEqual(since);
  const moves = told.flatMap(({ scenes }) => scenes.filter(({ kind }) => kind === 'move'));
  expect(moves.length).toBeGreaterThan(3);
  const last = moves.at(-1);
  if (last?.kind !== 'move') throw new Error('Nobody has moved');
  expect(last.path.length).toBeGreaterThan(1);
  decisions.note('cw');
  expect(decisions.since('cw')).toEqual([]);
  expect(match.turn().over).toBe(false);
});

test('a battle that has been taken up again tells the same', async () => {
  const { rules, match, decisions } = await battle();
  expect(new LastDecisions(rules, match).since('cw')).toEqual(decisions.since('cw'));
});

test('a side that has decided nothing yet is told everything since the beginning', async () => {
  const rules = await loadBattle('totensonntag');
  const started = Match.start(totensonntag, start, { match: 'first', secret: '5'.repeat(64) });
  if (!started.ok) throw new Error(started.error.message);
  const match = started.value as unknown as Match<Cells, PublicAction>;
  const random = makeRandom('first');
  // Only the Commonwealth chooses in the first couplet; with these dice it also goes first.
  for (let turn = match.turn(); !turn.over && turn.side === 'cw'; turn = match.turn()) {
    match.act('cw', opponents.think('script', started.value.state, 'cw', random).action);
  }
  const told = new LastDecisions(rules, match).since('dak');
  expect(told.map(({ event }) => event)).toEqual(match.log('dak', 0));
  const moves = told.flatMap(({ scenes }) => scenes.filter(({ kind }) => kind === 'move'));
  expect(moves.length).toBeGreaterThan(3);
});

/** Two computers play as people do, so that something is withheld while it could be taken back, and the Soviets watch. */
async function watchedBattle() {
  const rules = await loadBattle('white-death');
  const setup = { scenario: 'scenario-1', options: {} };
  const started = Match.start(whiteDeath, setup, { match: 'meanwhile', secret: '7'.repeat(64) });
  if (!started.ok) throw new Error(started.error.message);
  const match = started.value;
  const host = new MatchHost(match);
  const decisions = new LastDecisions(rules, host.match);
  const seated = new SeatedBattle(rules.game, rules.aids, 'soviet', host.match.state);
  follow(host, seated);
  const random = makeRandom('meanwhile');
  let heard: string[] = [];
  let withheld = false;
  for (let turn = match.turn(); !turn.over; turn = match.turn()) {
    if (turn.side === 'soviet' && turn.step === 'decision' && withheld) break;
    const { action } = winterOpponents.think('script', match.state, turn.side, random);
    await host.act(turn.side, match.revision, `${match.revision}`, action);
    if (turn.side === 'soviet') {
      decisions.note('soviet');
      [heard, withheld] = [[], false];
    }
    withheld ||= match.withholdsFrom('soviet');
    heard.push(JSON.stringify(seated.view));
  }
  return { rules, match: host.match, decisions, heard };
}

test('how it stood meanwhile is what the side was told then, and nothing between', async () => {
  const { rules, match, decisions, heard } = await watchedBattle();
  const told = decisions.since('soviet');
  const news = decisions.meanwhile('soviet');
  expect(news.flatMap(({ events }) => events)).toEqual(told.map(({ event }) => event));
  const then = new SeatedBattle(rules.game, rules.aids, 'soviet', match.state);
  for (const one of news) {
    expect(then.hear(one).ok).toBe(true);
    expect(heard).toContain(JSON.stringify(then.view));
  }
  expect(news.length).toBeGreaterThan(3);
  expect(JSON.stringify(then.view)).toBe(heard.at(-1));
  // Whoever has decided since is still told of what he was told last, and so is whoever comes back.
  decisions.note('soviet');
  expect(decisions.meanwhile('soviet')).toEqual(news);
  const again = new LastDecisions(rules, match);
  expect(again.meanwhile('soviet')).toEqual(news);
});
