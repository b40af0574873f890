import { type Cells, makeRandom, observer, type PublicAction, type Seat } from '@impulse/engine';
import { reveals } from '@impulse/engine/invariants/reveals.js';
import type { BattleId, LoadedBattle } from '@impulse/library';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProtocolSession } from './session.js';
import { playedBattle, playOn, playToSecrets, seatsOf, twins } from './testing/seats.js';
import { askedFrom, nearlyRight } from './testing/requests.js';

/** Two battles that differ only in what a seat may not know are one to a session that holds the seat. */

const ask = (session: ProtocolSession, request: unknown): string => JSON.stringify(session.handle(request));

/** The one answer that both give. */
function sameAnswer([one, other]: readonly ProtocolSession[], request: object): string {
  const answer = ask(one, request);
  expect(ask(other, request), JSON.stringify(request)).toBe(answer);
  return answer;
}

/** Some units of both sides. */
function someUnits({ unitIds }: LoadedBattle, state: Cells, count: number): string[] {
  const ids = unitIds(state);
  const random = makeRandom('units');
  return Array.from({ length: count }, () => ids[random.below(ids.length)]);
}

/** Things that either side can do now: a seat may ask about those of the enemy too. */
function someActions(battle: LoadedBattle, state: Cells): PublicAction[] {
  const { game } = battle;
  const turn = game.turn(state);
  if (turn.over) return [];
  const units = battle.longLists ? someUnits(battle, state, 20) : [undefined];
  return units.flatMap((unit) => game.legal(state, turn.side, unit).slice(0, 8));
}

/** Everything a seat can ask of a state without changing it, and much that it may not ask. */
function questions(battle: LoadedBattle, state: Cells, seat: Seat): object[] {
  const actions = [{ type: 'done' }, ...someActions(battle, state)];
  return [
    ...['games', 'position', 'record', 'turn'].map((name) => ({ do: name })),
    { do: 'turn', lang: 'zh-Hant' },
    ...seatsOf(battle).flatMap((one) => [
      { do: 'view', seat: one },
      { do: 'log', seat: one },
      { do: 'undo', side: one },
      { do: 'legal', side: one },
      { do: 'legal', side: one, all: false },
      ...['random', 'greedy'].map((level) => ({ do: 'think', side: one, level })),
      ...['isolation', 'supply'].map((what) => ({ do: 'show', side: one, what })),
      ...['infantry', 'tank', 'artillery'].map((type) => ({ do: 'show', side: one, what: 'find', type })),
    ]),
    ...someUnits(battle, state, 12).flatMap((unit) => [
      { do: 'legal', side: seat, unit },
      { do: 'show', side: seat, what: 'where', unit },
    ]),
    ...actions.flatMap((action) => [
      { do: 'refuse', side: seat, action, lang: 'en' },
      { do: 'forecast', side: seat, action },
    ]),
  ];
}

/** Plays on, and takes back what can be taken back, in both battles. Only what the seat learns by it may differ. */
function playInBoth({ game }: LoadedBattle, { matches, sessions }: Twins, seat: Seat): void {
  const before = sameAnswer(sessions, { do: 'view', seat });
  const thought = JSON.parse(sameAnswer(sessions, { do: 'think', side: seat, level: 'random' })) as Thought;
  if (!thought.ok) return;
  const { action } = thought;
  const act = { do: 'act', side: seat, action, lang: 'en' };
  const discloses = matches.some(({ state }) => game.discloses?.(state, action));
  const [one, other] = sessions.map((session) => ask(session, act) + ask(session, { do: 'view', seat }));
  if (one === other) {
    sameAnswer(sessions, { do: 'undo', side: seat });
    return;
  }
  const after = ask(sessions[0], { do: 'view', seat });
  expect(discloses || reveals(JSON.parse(before), JSON.parse(after)), JSON.stringify(act)).toBe(true);
}

type Twins = ReturnType<typeof twins>;

interface Thought {
  readonly ok: boolean;
  readonly action: PublicAction;
}

const battles: readonly (readonly [BattleId, string])[] = [
  ['totensonntag', 'historical'],
  ['white-death', 'scenario-1'],
  ['white-death', 'scenario-3'],
];

describe.each(battles)('%s, %s', (id, scenario) => {
  test('every answer is the same, whatever is hidden', async () => {
    const { battle, match } = await playedBattle(id, scenario, 0);
    const random = makeRandom(`twins ${id} ${scenario}`);
    let different = 0;
    for (let stop = 0; stop < 8 && !match.turn().over; stop++) {
      playOn(battle, match, 1 + random.below(30), random);
      playToSecrets(battle, match, random);
      for (const seat of seatsOf(battle)) {
        const both = twins(battle, match.state, seat, random);
        if (both.differ) different++;
        for (const request of questions(battle, match.state, seat)) sameAnswer(both.sessions, request);
        if (seat !== observer) playInBoth(battle, both, seat);
      }
    }
    // The truth of the two battles is not the same, or the test would prove nothing.
    expect(different).toBeGreaterThan(4);
  });

  test('requests that are nearly right get one and the same answer', async () => {
    const { battle, match } = await playedBattle(id, scenario, 40);
    const random = makeRandom(`fuzz ${id} ${scenario}`);
    playToSecrets(battle, match, random);
    for (const seat of seatsOf(battle)) {
      const { sessions } = twins(battle, match.state, seat, random);
      fc.assert(
        fc.property(fc.oneof(nearlyRight, askedFrom(seat)), (request) => {
          const answer = sameAnswer(sessions, request);
          expect(answer).not.toContain('"code":"internal"');
        }),
        { numRuns: 250 },
      );
    }
  });
});
