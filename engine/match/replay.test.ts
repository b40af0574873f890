import { describe, expect, test } from 'vitest';
import type { LogEvent } from '../game.js';
import { Match } from './match.js';
import { isPlayed, type PlayedEntry, playedIn } from './journal.js';
import { type BattleRecord, parseRecord } from './notation.js';
import { replay } from './replay.js';
import { resume } from './resume.js';
import { verify } from './verify.js';
import { sameCells } from '../state/state.js';
import { positionHash } from './checkpoint.js';
import { duel, type DuelAction, type DuelState, secret } from '../testing/duel.js';

const sealing = { match: 'a duel', secret };
const otherSealing = { match: 'another duel', secret: 'ff'.repeat(16) };

/** Twelve rounds: a boast, two picks and a strike each, and one die by hand in the second round. */
function played(setup: { data?: unknown } = {}): Match<DuelState, DuelAction> {
  const match = Match.start(duel, { scenario: 'plain', options: { length: 'long' }, ...setup }, sealing);
  if (!match.ok) throw new Error(match.error.message);
  for (let round = 0; round < 12; round++) {
    if (round === 1) match.value.queueDice([1]);
    const moves: [string, DuelAction][] = [
      ['west', { type: 'boast' }],
      ['west', { type: 'pick', value: (round % 3) + 1 }],
      ['east', { type: 'pick', value: 2 }],
    ];
    for (const [side, action] of moves) match.value.act(side, action);
    match.value.act(round % 3 === 0 ? 'east' : 'west', { type: 'strike' });
  }
  return match.value;
}

const match = played();
const whole = match.record(true);
const actions = playedIn(whole.journal);

const withEntry = (index: number, change: (event: PlayedEntry) => PlayedEntry): BattleRecord => ({
  ...whole,
  journal: whole.journal.map((entry, at) => (at === index && isPlayed(entry) ? change(entry) : entry)),
});

/** The last event that drew dice from the secret; no checkpoint but the last comes after it. */
const lastStrike = whole.journal.length - 1;
const changeSecondDie = ([side, action, dice = []]: PlayedEntry): PlayedEntry => [
  side,
  action,
  dice.map((die, index) => (index === 1 ? (die % 6) + 1 : die)),
];

describe('replay', () => {
  test('gives the same state and the same log', () => {
    const log: LogEvent[] = [];
    const end = replay(duel, whole, ({ events }) => log.push(...events));
    expect(end.ok && sameCells(end.value, match.state)).toBe(true);
    for (const seat of ['west', 'east', 'observer']) {
      expect(log.filter(({ seats }) => !seats || seats.includes(seat))).toEqual(match.log(seat));
    }
  });

  test('shows every step with its action, dice and state', () => {
    const steps: unknown[] = [];
    replay(duel, whole, ({ number, side, action, dice, state }) =>
      steps.push([number, side, action, dice, state.round]),
    );
    expect(steps).toHaveLength(whole.journal.length);
    expect(steps[7]).toEqual([7, 'west', { type: 'strike' }, actions[7][2], 3]);
    expect(actions[7][2]![0]).toBe(1);
  });

  test('needs no secret', () => {
    expect(replay(duel, { ...whole, secret: null }).ok).toBe(true);
  });

  test('of a record cut short ends there', () => {
    const end = replay(duel, { ...whole, journal: whole.journal.slice(0, 5), checkpoints: [] });
    expect(end).toMatchObject({ ok: true, value: { round: 2 } });
  });

  test('begins at the position and with the data of the record', () => {
    const named = played({ data: { name: 'my own' } });
    const record = named.record(true);
    expect(record).toMatchObject({ data: { name: 'my own' }, dataHash: 'my own' });
    const end = replay(duel, record);
    expect(end.ok && sameCells(end.value, named.state)).toBe(true);

    const later = Match.from(duel, duel.position(duel.blank(match.state)), undefined, sealing);
    expect(later.ok).toBe(false);
    const position = { ...(duel.position(match.state) as object), step: 'strike', side: 'west', picks: [2, 1] };
    const begun = Match.from(duel, position, undefined, sealing);
    if (!begun.ok) throw new Error(begun.error.message);
    begun.value.act('west', { type: 'strike' });
    const again = replay(duel, begun.value.record(true));
    expect(again.ok && sameCells(again.value, begun.value.state)).toBe(true);
  });
});

describe('verify', () => {
  test('counts what it has checked', () => {
    const dice = actions.reduce((sum, [, , drawn = []]) => sum + drawn.length, 0);
    expect(verify(duel, whole)).toEqual({
      ok: true,
      value: {
        begins: 'scenario',
        data: 'built-in',
        entries: 48,
        before: 0,
        dice: { checked: dice - 1, queued: 1, unchecked: 0 },
        rewinds: { all: 0, notByAll: 0, dice: 0 },
        checkpoints: 3,
        chain: null,
        outcome: duel.turn(match.state),
      },
    });
    expect(verify(duel, { ...whole, secret: null })).toMatchObject({
      value: { dice: { checked: 0, queued: 1, unchecked: dice - 1 } },
    });
  });

  test('says nothing of the outcome of a battle that goes on', () => {
    const { journal, checkpoints } = whole;
    const part = { ...whole, journal: journal.slice(0, 16), checkpoints: checkpoints.slice(0, 1) };
    expect(verify(duel, part)).toMatchObject({ ok: true, value: { outcome: null, checkpoints: 1 } });
  });

  const tampered: readonly [string, string, string, BattleRecord][] = [
    ['another game', 'other-game', 'game', { ...whole, game: 'chess' }],
    ['other rules', 'other-rules', 'rules', { ...whole, rules: '0' }],
    ['an unknown scenario', 'unknown-scenario', 'scenario', { ...whole, scenario: 'grand' }],
    ['an unknown option', 'bad-option', 'options.length', { ...whole, options: { length: 'endless' } }],
    ['other data', 'other-data', 'dataHash', { ...whole, data: { name: 'mine' } }],
    ['a data file that was changed', 'other-data', 'dataHash', { ...whole, dataHash: 'mine' }],
    ['a data file that is wrong', 'wrong-type', 'data.name', { ...whole, data: { name: 7 } }],
    ['a position that is wrong', 'missing-field', 'scenario', { ...whole, position: {} }],
    ['a secret that is none', 'short-secret', 'secret', { ...whole, secret: 'abc' }],
    ['a secret not in hexadecimal', 'not-hex', 'secret', { ...whole, secret: 'z'.repeat(32) }],
    ['another secret', 'broken-commitment', 'commitment', { ...whole, secret: otherSealing.secret }],
    ['another commitment', 'broken-commitment', 'commitment', { ...whole, commitment: 'f'.repeat(64) }],
    ['another match', 'broken-commitment', 'commitment', { ...whole, match: 'another duel' }],
    ['a die that was changed', 'wrong-die', `journal[${lastStrike}][2][1]`, withEntry(lastStrike, changeSecondDie)],
    [
      'a die that is missing',
      'dice-missing',
      `journal[${lastStrike}][2]`,
      withEntry(lastStrike, ([side, action]) => [side, action]),
    ],
    [
      'a die too many',
      'dice-left',
      `journal[${lastStrike}][2]`,
      withEntry(lastStrike, ([side, action, dice = []]) => [side, action, [...dice, 1]]),
    ],
    ['dice where none are drawn', 'dice-left', 'journal[0][2]', withEntry(0, ([side, action]) => [side, action, [1]])],
    [
      'a die that is none',
      'not-a-die',
      `journal[${lastStrike}][2]`,
      withEntry(lastStrike, ([side, action]) => [side, action, [7, 1, 1]]),
    ],
    [
      'a die set by hand and passed off as drawn',
      'wrong-die',
      'journal[7][2][0]',
      withEntry(7, ([side, action, dice]) => [side, action, dice!]),
    ],
    [
      'a side of no battle',
      'unknown-side',
      'journal[3][0]',
      withEntry(3, ([, action, dice = []]) => ['north', action, dice]),
    ],
    ['the other side', 'illegal-action', 'journal[3]', withEntry(3, ([, action, dice = []]) => ['west', action, dice])],
    [
      'an action that is none',
      'unknown-action',
      'journal[0][1].type',
      withEntry(0, ([side]) => [side, { type: 'sing' }]),
    ],
    ['an illegal action', 'illegal-action', 'journal[0]', withEntry(0, ([side]) => [side, { type: 'pick', value: 9 }])],
    ['dice by hand in a live match', 'dice-by-hand', 'journal[7][3]', { ...whole, live: true }],
    ['a record without its last checkpoint', 'checkpoint-missing', 'checkpoints', { ...whole, checkpoints: [] }],
    ['a checkpoint after no entry', 'no-such-entry', 'checkpoints[0][0]', { ...whole, checkpoints: [[49, 1]] }],
    ['a checkpoint too often', 'no-such-entry', 'checkpoints[0][0]', { ...whole, checkpoints: [[7, 1]] }],
    ['a checkpoint before the first entry', 'no-such-entry', 'checkpoints[0][0]', { ...whole, checkpoints: [[0, 1]] }],
    [
      'a checkpoint that was changed',
      'other-state',
      'journal[15]',
      {
        ...whole,
        checkpoints: whole.checkpoints.map(([event, hash], index) => [event, index === 0 ? hash ^ 1 : hash] as const),
      },
    ],
  ];

  test.each(tampered)('reports %s', (_, code, path, record) => {
    expect(verify(duel, record)).toMatchObject({ ok: false, error: { code, path } });
  });

  describe('finds that something was taken back', () => {
    const pick = (value: number): DuelAction => ({ type: 'pick', value });
    const strike: DuelAction = { type: 'strike' };
    const boast: DuelAction = { type: 'boast' };

    /** A match of these actions with a checkpoint at its end, into which somebody has written that the last was taken back. */
    function takenBack(game: typeof duel, ...moves: readonly (readonly [string, DuelAction])[]): BattleRecord {
      const [honest, shorter] = [moves, moves.slice(0, -1)].map((some) => {
        const begun = Match.start(game, { scenario: 'plain' }, sealing);
        if (!begun.ok) throw new Error(begun.error.message);
        for (const [side, action] of some) begun.value.act(side, action);
        return begun.value;
      });
      const record = honest.record(true);
      const [by] = moves[moves.length - 1];
      return {
        ...record,
        journal: [...record.journal, { undo: 1, by }],
        checkpoints: [[moves.length + 1, positionHash(game, shorter.state)]],
      };
    }

    const telling = {
      ...duel,
      discloses: (_: DuelState, { type }: DuelAction) => (type === 'boast' ? ('actor' as const) : null),
    };
    const secretSeen = [['west', pick(3)] as const, ['east', pick(1)] as const];

    test.each([
      ['behind a die', duel, [...secretSeen, ['west', strike] as const], 'dice-drawn'],
      ['behind a secret that was shown', duel, secretSeen, 'secret-learned'],
      ['behind what the battle says was disclosed', telling, [['west', boast] as const], 'secret-learned'],
    ])('%s', (_, game, moves, why) => {
      const error = { code: 'wrong-steps', path: `journal[${moves.length}].undo` };
      const found = verify(game, takenBack(game, ...moves));
      expect(found).toMatchObject({ ok: false, error });
      expect(!found.ok && found.error.message).toContain(why);
    });

    test('but not where it could be', () => {
      expect(verify(duel, takenBack(duel, ['west', boast]))).toMatchObject({ ok: true });
      expect(verify(duel, takenBack(duel, ['west', pick(3)]))).toMatchObject({ ok: true });
    });
  });

  test('reports another legal action by the first thing that no longer fits', () => {
    // West boasts no more in the fourth round: every action is legal, but the position is another one.
    const without = { ...whole, journal: whole.journal.filter((_, index) => index !== 12) };
    expect(verify(duel, without).ok).toBe(false);
    const rehashed = replay(duel, { ...without, secret: null, checkpoints: [] });
    expect(rehashed.ok).toBe(true);
    const checkpoints = whole.checkpoints.slice(0, 2);
    expect(verify(duel, { ...without, secret: null, checkpoints })).toMatchObject({
      error: { code: 'other-state', path: 'journal[15]' },
    });
  });

  test('cannot be fooled by dice and checkpoints that were changed together', () => {
    const forged = withEntry(lastStrike, changeSecondDie);
    const end = replay(duel, { ...forged, checkpoints: [] });
    if (!end.ok) throw new Error(end.error.message);
    const checkpoints = forged.checkpoints.map(
      ([event, hash]) => [event, event === 48 ? positionHash(duel, end.value) : hash] as const,
    );
    expect(replay(duel, { ...forged, checkpoints }).ok).toBe(true);
    expect(verify(duel, { ...forged, checkpoints })).toMatchObject({ ok: false, error: { code: 'wrong-die' } });
  });
});

describe('resume', () => {
  const { journal, checkpoints } = whole;
  const half: BattleRecord = { ...whole, journal: journal.slice(0, 22), checkpoints: checkpoints.slice(0, 1) };

  test('goes on by the secret of the record as if it had never stopped', () => {
    const resumed = resume(duel, half, otherSealing, 'same');
    if (!resumed.ok) throw new Error(resumed.error.message);
    for (const [side, action] of actions.slice(22)) resumed.value.act(side, action);
    expect(resumed.value.record(true)).toEqual(whole);
  });

  test('a copy goes on from the end under a new sealing: nothing that is known of the record tells its dice', () => {
    const copies = ['55', '66', '77'].map((digits) => {
      const copy = resume(duel, half, { match: digits, secret: digits.repeat(32) }, 'copy');
      if (!copy.ok) throw new Error(copy.error.message);
      for (const [side, action] of actions.slice(22)) copy.value.act(side, action);
      return copy.value.record(true);
    });
    const dice = [whole, ...copies].map((one) => playedIn(one.journal.slice(22)).flatMap(([, , drawn = []]) => drawn));
    expect(new Set(dice.map((drawn) => drawn.join(''))).size).toBe(4);
    for (const copy of copies) {
      expect(copy.commitment).not.toBe(whole.commitment);
      expect(verify(duel, copy)).toMatchObject({ ok: true, value: { dice: { unchecked: 0 } } });
    }
  });

  test('goes on from the middle of a whole record under a new sealing', () => {
    const resumed = resume(duel, whole, otherSealing, 'copy', 22);
    if (!resumed.ok) throw new Error(resumed.error.message);
    const again = resumed.value;
    expect(again.length).toBe(22);
    expect(again.sealing).toEqual(otherSealing);
    for (const [side, action] of actions.slice(22)) again.act(side, action);
    const parsed = parseRecord(JSON.parse(JSON.stringify(again.record(true))));
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(verify(duel, parsed.value)).toMatchObject({ ok: true, value: { dice: { unchecked: 0 } } });
    expect(again.record(true).journal.slice(22)).not.toEqual(journal.slice(22));
  });

  test('takes a record without its secret, its past dice set by hand', () => {
    const resumed = resume(duel, { ...half, secret: null }, otherSealing, 'same');
    if (!resumed.ok) throw new Error(resumed.error.message);
    const dice = playedIn(half.journal).reduce((sum, [, , drawn = []]) => sum + drawn.length, 0);
    expect(verify(duel, resumed.value.record(true))).toMatchObject({ value: { dice: { checked: 0, queued: dice } } });
  });

  test('can undo what could be undone before', () => {
    const resumed = resume(duel, { ...whole, journal: journal.slice(0, 2), checkpoints: [] }, otherSealing, 'same');
    if (!resumed.ok) throw new Error(resumed.error.message);
    expect(resumed.value.undo('west')).toBeNull();
    expect(resumed.value.undo('west')).toBeNull();
    expect(resumed.value.length).toBe(0);
  });

  test('of a live match goes on live', () => {
    const begun = Match.start(duel, { scenario: 'plain' }, { ...sealing, live: true });
    if (!begun.ok) throw new Error(begun.error.message);
    begun.value.act('west', { type: 'pick', value: 1 });
    const resumed = resume(duel, begun.value.record(true), otherSealing, 'same');
    expect(resumed.ok && resumed.value.queueDice([6])).toMatchObject({ code: 'live-match' });
    const copy = resume(duel, begun.value.record(true), otherSealing, 'copy');
    expect(copy.ok && copy.value.queueDice([6])).toBeNull();
    expect(resume(duel, { ...half, live: true }, otherSealing, 'same')).toMatchObject({
      error: { code: 'dice-by-hand' },
    });
  });

  test('refuses a record that does not verify', () => {
    expect(resume(duel, { ...whole, rules: '0' }, sealing, 'same')).toMatchObject({
      ok: false,
      error: { code: 'other-rules' },
    });
  });
});
