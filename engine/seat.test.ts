import { expect, test } from 'vitest';
import { truth } from './game.js';
import { MatchHost } from './match/host.js';
import { Match } from './match/match.js';
import { follow } from './follow.js';
import { SeatedBattle } from './seat.js';
import { sameCells } from './state/state.js';
import { duel, type DuelAction, type DuelState, secret } from './testing/duel.js';
import { duelAids } from './testing/duel-aids.js';

type Seated = SeatedBattle<DuelState, DuelAction>;

function sitDown(): { host: MatchHost<DuelState, DuelAction>; west: Seated; east: Seated } {
  const match = Match.start(duel, { scenario: 'plain' }, { match: 'a duel', secret });
  if (!match.ok) throw new Error(match.error.message);
  const host = new MatchHost(match.value);
  return { host, west: seated(host, 'west'), east: seated(host, 'east') };
}

function seated(host: MatchHost<DuelState, DuelAction>, seat: string): Seated {
  const battle = new SeatedBattle(duel, duelAids, seat, host.match.state);
  follow(host, battle);
  return battle;
}

const pick = (value: number): DuelAction => ({ type: 'pick', value });

test('a seat knows its own choice, and of the other’s only that it has been made', async () => {
  const { host, west, east } = sitDown();
  await host.act('west', 0, 'a', pick(3));
  expect(west.state.picks[0]).toBe(3);
  expect(sameCells(west.state, host.match.state)).toBe(true);
  expect(east.log).toEqual([]);
  expect(east.decides && !west.decides).toBe(true);
  expect(east.turn).toEqual(host.match.turn());
});

test('what is hidden is made up anew, and is the same for the same news', async () => {
  const { host, east } = sitDown();
  const again = seated(host, 'east');
  const made = new Set<number>();
  for (let round = 0; round < 3; round++) {
    await host.act('west', host.match.revision, `w${round}`, pick(3));
    expect(sameCells(east.state, again.state)).toBe(true);
    made.add(east.state.picks[0]);
    await host.act('east', host.match.revision, `e${round}`, pick(3));
    await host.act('west', host.match.revision, `h${round}`, { type: 'hold' });
  }
  expect([...made].some((number) => number !== 3)).toBe(true);
});

test('the state before the last news is kept for telling it', async () => {
  const { host, west } = sitDown();
  expect(sameCells(west.before, west.state)).toBe(true);
  await host.act('west', 0, 'a', { type: 'boast' });
  expect([west.before.boasts[0], west.state.boasts[0]]).toEqual([0, 1]);
});

test('taking back shortens the log and restores the state', async () => {
  const { host, west } = sitDown();
  await host.act('west', 0, 'a', { type: 'boast' });
  await host.act('west', 1, 'b', pick(2));
  expect([west.log.length, west.undoable, west.revision]).toEqual([2, 2, 2]);
  await host.undo('west', 2, 'c', 1);
  expect(west.log.map(({ type }) => type)).toEqual(['boasted']);
  expect([west.state.picks[0], west.undoable, west.revision]).toEqual([0, 1, 3]);
});

test('news that cannot be read changes nothing', () => {
  const { west } = sitDown();
  const heard = west.hear({
    revision: 7,
    view: { seat: 'west' },
    events: [],
    by: null,
    undoable: 0,
    outcome: null,
  });
  expect(heard.ok).toBe(false);
  expect(west.revision).toBe(0);
});

test('deltas lead to the view that the host would tell as a whole', async () => {
  const { host, west, east } = sitDown();
  const expectViews = (): void => {
    for (const battle of [west, east]) {
      expect(JSON.stringify(battle.view)).toBe(JSON.stringify(host.match.view(battle.seat)));
    }
  };
  await host.act('west', 0, 'a', { type: 'boast' });
  expectViews();
  await host.undo('west', 1, 'b', 1);
  expectViews();
  await host.act('west', 2, 'c', pick(2));
  await host.act('east', 3, 'd', pick(3));
  expectViews();
  await host.rewind('west', 4, 'e', 0, ['west', 'east']);
  expectViews();
});

test('whoever has missed something asks anew, and knows everything again', async () => {
  const { host, west } = sitDown();
  let lost = 0;
  const lossy: Pick<typeof host, 'watch'> = {
    watch: (seat, hear) => host.watch(seat, (news) => (news.revision === 1 ? lost++ : hear(news))),
  };
  const east = new SeatedBattle(duel, duelAids, 'east', host.match.state);
  follow(lossy, east);
  await host.act('west', 0, 'a', { type: 'boast' });
  expect([lost, east.revision, east.log.length]).toEqual([1, 0, 0]);
  expect(east.hear({ ...head, revision: 2, since: 1, delta: {}, dropped: 0, events: [] })).toMatchObject({ ok: false });
  await host.act('west', 1, 'b', pick(2));
  expect(JSON.stringify(east.view)).toBe(JSON.stringify(host.match.view('east')));
  expect([east.revision, east.log]).toEqual([2, west.log.slice(0, 1)]);
});

const head = { by: null, undoable: 0, outcome: null };

test('a draft is judged by the rules', async () => {
  const { host, west } = sitDown();
  const drafting = duelAids.drafts.pick!;
  const draft = drafting.begin(west.state, 'west', [], null)!;
  expect(west.judge(draft)).toMatchObject({ action: null, refusal: null, forecast: null });
  const wrong = west.judge(drafting.set(west.state, 'west', draft, 'value', 9));
  expect(wrong.refusal).toMatchObject({ reason: 'number-out-of-range' });
  const right = west.judge(drafting.set(west.state, 'west', draft, 'value', 2));
  expect(right).toMatchObject({ action: pick(2), refusal: null, bounds: { value: { kind: 'number' } } });
  expect(() => west.judge({ ...draft, type: 'hold' })).toThrow('hold');
  await host.act('west', 0, 'a', pick(2));
  await host.act('east', 1, 'b', pick(1));
  expect(west.forecast({ type: 'strike' })?.outcomes.length).toBe(6);
  expect(west.legal()).toEqual([{ type: 'strike' }, { type: 'hold' }]);
});

test('a battle that is over can be watched in full', async () => {
  const { host, west } = sitDown();
  while (!west.turn.over) {
    const { side, step } = west.turn;
    await host.act(side, west.revision, `${west.revision}`, step === 'pick' ? pick(1) : { type: 'hold' });
  }
  const all = seated(host, truth);
  expect(all.log.length).toBeGreaterThan(west.log.length);
  expect(all.decides).toBe(false);
  expect(sameCells(all.state, host.match.state)).toBe(true);
});
