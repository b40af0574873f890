import { describe, expect, test } from 'vitest';
import { sealedDice } from '../dice/dice.js';
import { observer } from '../game.js';
import { Match, type Sealing } from './match.js';
import { playedIn } from './journal.js';
import { resume } from './resume.js';
import { verify } from './verify.js';
import { sameCells } from '../state/state.js';
import { duel, type DuelAction, type DuelState, secret } from '../testing/duel.js';

const sealing: Sealing = { match: 'a duel', secret };

function begin(more: Partial<Sealing> = {}, options = {}): Match<DuelState, DuelAction> {
  const match = Match.start(duel, { scenario: 'plain', options }, { ...sealing, ...more });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

const pick = (value: number): DuelAction => ({ type: 'pick', value });
const boast: DuelAction = { type: 'boast' };
const strike: DuelAction = { type: 'strike' };
const hold: DuelAction = { type: 'hold' };

function play(match: Match<DuelState, DuelAction>, ...moves: readonly [string, DuelAction][]): void {
  for (const [side, action] of moves) expect(match.act(side, action)).toMatchObject({ kind: 'played' });
}

function snapshot(match: Match<DuelState, DuelAction>): DuelState {
  const copy = duel.blank(match.state);
  copy.cells.set(match.state.cells);
  return copy;
}

describe('what cannot be done', () => {
  const refused: readonly [string, string, unknown, object][] = [
    [
      'by the side that is not asked',
      'east',
      pick(1),
      { kind: 'refused', refusal: { rule: '1.0', reason: 'not-your-decision' } },
    ],
    ['at another step', 'west', strike, { kind: 'refused', refusal: { rule: '1.0', reason: 'wrong-step' } }],
    ['out of range', 'west', pick(4), { kind: 'refused', refusal: { rule: '2.0', reason: 'number-out-of-range' } }],
    [
      'by nobody of the battle',
      'north',
      pick(1),
      { kind: 'malformed', problem: { code: 'unknown-side', path: 'side' } },
    ],
    ['by an observer', observer, pick(1), { kind: 'malformed', problem: { code: 'unknown-side' } }],
    [
      'of no known type',
      'west',
      { type: 'fly' },
      { kind: 'malformed', problem: { code: 'unknown-action', path: 'action.type' } },
    ],
    [
      'with a field too many',
      'west',
      { type: 'boast', loud: true },
      { kind: 'malformed', problem: { path: 'action.loud' } },
    ],
    ['with nothing at all', 'west', undefined, { kind: 'malformed', problem: { code: 'unknown-action' } }],
  ];

  test.each(refused)('%s is answered with the reason and changes nothing', (_, side, action, answer) => {
    const match = begin();
    const before = snapshot(match);
    expect(match.act(side, action)).toMatchObject(answer);
    expect(sameCells(before, match.state)).toBe(true);
    expect(match.length).toBe(0);
    expect(match.record(true).journal).toEqual([]);
  });

  test('does not use up dice that were queued', () => {
    const match = begin();
    match.queueDice([6]);
    match.act('west', strike);
    play(match, ['west', pick(1)], ['east', pick(1)]);
    expect(match.act('west', strike)).toMatchObject({ kind: 'played', dice: [6] });
  });
});

describe('a match', () => {
  test('is refused with the path of what is wrong', () => {
    expect(Match.start(duel, { scenario: 'grand' }, sealing)).toMatchObject({ ok: false, error: { path: 'scenario' } });
    const short = Match.start(duel, { scenario: 'plain' }, { match: 'x', secret: 'abc' });
    expect(short).toMatchObject({ ok: false, error: { code: 'short-secret', path: 'secret' } });
    const position = Match.from(duel, { scenario: 'plain' }, undefined, sealing);
    expect(position).toMatchObject({ ok: false, error: { code: 'missing-field', path: 'length' } });
  });

  test('tells whose turn it is, and in the end who has won', () => {
    const match = begin();
    expect(match.turn()).toMatchObject({ over: false, side: 'west', step: 'pick' });
    for (let round = 0; round < 3; round++) play(match, ['west', pick(3)], ['east', pick(1)], ['west', strike]);
    expect(match.turn()).toMatchObject({ over: true, winner: 'west' });
    expect(match.act('west', pick(1))).toMatchObject({ kind: 'refused', refusal: { reason: 'over' } });
  });

  test('begins at a position somebody wrote down, and says so in its record', () => {
    const position = {
      scenario: 'plain',
      length: 'short',
      round: 3,
      step: 'strike',
      side: 'east',
      picks: [1, 2],
      boasts: [0, 0],
      scores: [4, 0],
    };
    const match = Match.from(duel, position, undefined, sealing);
    if (!match.ok) throw new Error(match.error.message);
    expect(match.value.turn()).toMatchObject({ side: 'east', step: 'strike' });
    expect(match.value.record(false).position).toEqual(position);
  });

  test('draws its dice from the secret, bound to the number of the entry', () => {
    const match = begin();
    play(match, ['west', pick(2)], ['east', pick(1)]);
    const dice = sealedDice({ ...sealing, purposes: duel.purposes });
    dice.begin(2);
    const expected = [dice.roll(0, 0), dice.roll(0, 0)];
    expect(match.act('west', strike)).toMatchObject({ kind: 'played', dice: expected });
    expect(match.state.scores[0]).toBe(expected[0] + expected[1]);
  });

  test('keeps its secret out of the record until it is revealed', () => {
    const match = begin();
    expect(JSON.stringify(match.record(false))).not.toContain(secret);
    expect(match.record(true).secret).toBe(secret);
    expect(match.record(false).commitment).toBe(match.commitment);
  });

  test('notes a checkpoint every sixteen events and at the end', () => {
    const match = begin();
    expect(match.record(true).checkpoints).toEqual([]);
    const long = begin({}, { length: 'long' });
    for (let round = 0; round < 11; round++) play(long, ['west', pick(3)], ['east', pick(1)], ['west', hold]);
    expect(long.record(true).checkpoints.map(([event]) => event)).toEqual([16, 32, 33]);
  });
});

describe('dice by hand', () => {
  test('come first, then the sealed ones go on', () => {
    const match = begin();
    play(match, ['west', pick(3)], ['east', pick(1)]);
    expect(match.queueDice([1, 2])).toBeNull();
    const answer = match.act('west', strike);
    const sealed = sealedDice({ ...sealing, purposes: duel.purposes });
    sealed.begin(2);
    expect(answer).toMatchObject({ kind: 'played', dice: [1, 2, sealed.roll(0, 0)] });
    expect(match.record(true).journal[2]).toEqual(['west', strike, [1, 2, expect.any(Number)], 2]);
  });

  test('wait for later events when they are not needed yet', () => {
    const match = begin();
    match.queueDice([5]);
    match.queueDice([4, 3]);
    play(match, ['west', pick(1)], ['east', pick(1)]);
    expect(match.act('west', strike)).toMatchObject({ dice: [5] });
    play(match, ['west', pick(2)], ['east', pick(1)]);
    expect(match.act('west', strike)).toMatchObject({ dice: [4, 3] });
    expect(playedIn(match.journal).map((entry) => entry[3])).toEqual([
      undefined,
      undefined,
      1,
      undefined,
      undefined,
      2,
    ]);
  });

  test.each([[[0]], [[7]], [[1.5]], [[1, 2, Number.NaN]]])('%j are refused', (dice) => {
    const match = begin();
    expect(match.queueDice(dice)).toMatchObject({ code: 'not-a-die', path: `queue[${dice.length - 1}]` });
    play(match, ['west', pick(1)], ['east', pick(1)], ['west', strike]);
    expect(playedIn(match.journal)[2][3]).toBeUndefined();
  });

  test('are never taken in a live match', () => {
    expect(begin({ live: true }).queueDice([6])).toMatchObject({ code: 'live-match' });
    expect(begin({ live: true }).record(false).live).toBe(true);
  });

  test('are taken no more once a match goes live', () => {
    const match = begin();
    expect(match.record(false).live).toBe(false);
    expect(match.queueDice([6])).toBeNull();
    match.goLive();
    expect(match.queueDice([6])).toMatchObject({ code: 'live-match' });
    expect(match.record(false).live).toBe(true);
  });
});

describe('undo', () => {
  test('has nothing to take back at the start', () => {
    expect(begin().undo('west')).toMatchObject({ code: 'nothing-to-undo' });
  });

  test('restores the exact state and the log, and stays in the journal', () => {
    const match = begin();
    const start = snapshot(match);
    play(match, ['west', boast]);
    const boasted = snapshot(match);
    play(match, ['west', pick(2)]);
    expect(match.undo('west')).toBeNull();
    expect(sameCells(match.state, boasted)).toBe(true);
    expect(match.log('west').map(({ type }) => type)).toEqual(['boasted']);
    expect(match.undo('west')).toBeNull();
    expect(sameCells(match.state, start)).toBe(true);
    expect(match.record(true).journal).toEqual([
      ['west', boast],
      ['west', pick(2)],
      { undo: 1, by: 'west' },
      { undo: 1, by: 'west' },
    ]);
    expect(match.undo('west')).toMatchObject({ code: 'nothing-to-undo' });
  });

  test('takes back only one’s own action', () => {
    const match = begin();
    play(match, ['west', pick(1)], ['east', boast]);
    expect(match.undo('west')).toMatchObject({ code: 'not-your-action' });
    expect(match.undo('east')).toBeNull();
    expect(match.undo('west')).toBeNull();
    expect(match.length).toBe(0);
  });

  test('does not cross a die', () => {
    const match = begin();
    play(match, ['west', pick(1)], ['east', pick(1)], ['west', strike]);
    expect(match.undo('west')).toMatchObject({ code: 'dice-drawn' });
    play(match, ['west', boast]);
    expect(match.undo('west')).toBeNull();
    expect(match.undo('west')).toMatchObject({ code: 'dice-drawn' });
    expect(match.length).toBe(3);
  });

  test('does not cross a secret that was learned', () => {
    const match = begin();
    play(match, ['west', pick(1)], ['east', pick(3)]);
    const after = snapshot(match);
    expect(match.undo('east')).toMatchObject({ code: 'secret-learned' });
    expect(sameCells(match.state, after)).toBe(true);
    play(match, ['east', hold]);
    expect(match.undo('east')).toBeNull();
    expect(match.undo('east')).toMatchObject({ code: 'secret-learned' });
  });

  test('does not cross what the battle says was disclosed', () => {
    const telling = { ...duel, discloses: (_: DuelState, { type }: DuelAction) => type === 'boast' };
    const match = Match.start(telling, { scenario: 'plain' }, sealing);
    if (!match.ok) throw new Error(match.error.message);
    play(match.value, ['west', boast]);
    expect(match.value.undo('west')).toMatchObject({ code: 'secret-learned' });
    play(match.value, ['west', pick(1)]);
    expect(match.value.undo('west')).toBeNull();
  });

  test('takes back a secret choice that nobody has seen yet', () => {
    const match = begin();
    play(match, ['west', pick(1)]);
    expect(match.undo('west')).toBeNull();
    play(match, ['west', pick(3)], ['east', pick(2)]);
    expect(match.turn()).toMatchObject({ side: 'west', step: 'strike' });
  });

  test('takes back several actions at once, as one entry', () => {
    const match = begin();
    const start = snapshot(match);
    play(match, ['west', boast], ['west', pick(2)]);
    for (const steps of [0, 3, 1.5]) expect(match.undo('west', steps)).toMatchObject({ code: 'wrong-steps' });
    expect(match.undo('west', 2)).toBeNull();
    expect(sameCells(match.state, start)).toBe(true);
    expect(match.revision).toBe(3);
    expect(match.length).toBe(0);
  });

  test('leaves checkpoints of what was taken back, and the record verifies', () => {
    const match = begin({}, { length: 'long' });
    const round: readonly [string, DuelAction][] = [
      ['west', pick(3)],
      ['east', pick(1)],
      ['west', hold],
    ];
    play(match, ...round, ...round, ...round, ...round, ...round, ['west', boast]);
    match.undo('west');
    expect(match.record(true).checkpoints.map(([revision]) => revision)).toEqual([16, 17]);
    play(match, ['west', pick(2)], ['east', boast]);
    expect(verify(duel, match.record(true))).toMatchObject({ ok: true, value: { entries: 19, checkpoints: 2 } });
  });

  test('never brings the same die again', () => {
    const straight = begin();
    const winding = begin();
    play(winding, ['west', boast]);
    winding.undo('west');
    for (const match of [straight, winding]) play(match, ['west', pick(3)], ['east', pick(1)], ['west', strike]);
    const dice = sealedDice({ ...sealing, purposes: duel.purposes });
    dice.begin(4);
    expect(playedIn(winding.journal).at(-1)?.[2]).toEqual([dice.roll(0, 0), dice.roll(0, 0), dice.roll(0, 0)]);
    expect(playedIn(winding.journal).at(-1)?.[2]).not.toEqual(playedIn(straight.journal).at(-1)?.[2]);
  });
});

describe('a rewind by consent', () => {
  const both = ['west', 'east'];

  test('goes back across dice, and the next dice are others', () => {
    const match = begin();
    play(match, ['west', pick(3)], ['east', pick(1)]);
    const asked = snapshot(match);
    play(match, ['west', strike]);
    expect(match.rewind(2, both)).toBeNull();
    expect(sameCells(match.state, asked)).toBe(true);
    expect(match.revision).toBe(4);
    expect(match.log('west').map(({ type }) => type)).toEqual(['picked', 'revealed']);
    play(match, ['west', strike]);
    const [first, second] = playedIn(match.journal).slice(2);
    expect(first[2]).not.toEqual(second[2]);
    expect(match.journal[3]).toEqual({ rewind: 2, agreed: both });
    expect(verify(duel, match.record(true))).toMatchObject({ ok: true, value: { entries: 5 } });
  });

  test('cannot be undone by one side, nor undo what was before it', () => {
    const match = begin();
    play(match, ['west', boast], ['west', pick(2)]);
    match.rewind(1, both);
    expect(match.undo('west')).toMatchObject({ code: 'rewound' });
    expect(match.undoable('west')).toBe(0);
  });

  test('goes only where the battle has been, and would be again', () => {
    const match = begin();
    play(match, ['west', boast]);
    match.undo('west');
    play(match, ['west', pick(1)]);
    // At revision 1 West had boasted, which it has taken back.
    expect(match.rewind(1, both)).toMatchObject({ code: 'no-such-moment', path: 'rewind' });
    expect(match.rewind(4, both)).toMatchObject({ code: 'no-such-moment' });
    expect(match.rewind(-1, both)).toMatchObject({ code: 'no-such-moment' });
    expect(match.rewind(3, both)).toMatchObject({ code: 'nothing-to-rewind' });
    expect(match.rewind(2, ['west', 'west'])).toMatchObject({ code: 'unknown-side', path: 'agreed[1]' });
    expect(match.rewind(2, ['north'])).toMatchObject({ code: 'unknown-side', path: 'agreed[0]' });
    expect(match.rewind(2, both)).toBeNull();
    expect(match.length).toBe(0);
  });

  test('needs all sides in a live match, and elsewhere is told apart', () => {
    const struck = (live: boolean) => {
      const match = begin({ live });
      play(match, ['west', pick(3)], ['east', pick(1)], ['west', strike]);
      return match;
    };
    const live = struck(true);
    for (const agreed of [['west'], ['east'], []]) {
      expect(live.rewind(2, agreed)).toMatchObject({ code: 'not-agreed', path: 'agreed' });
    }
    expect(live.revision).toBe(3);
    expect(live.rewind(2, ['east', 'west'])).toBeNull();
    expect(verify(duel, live.record(true))).toMatchObject({ value: { rewinds: { all: 1, notByAll: 0, dice: 3 } } });
    const open = struck(false);
    expect(open.rewind(2, ['west'])).toBeNull();
    play(open, ['west', strike]);
    expect(verify(duel, open.record(true))).toMatchObject({
      value: { rewinds: { all: 1, notByAll: 1, dice: 3 }, dice: { checked: 6 } },
    });
    // Nor can it be written into a record.
    const forged = { ...open.record(true), live: true };
    const error = { code: 'not-agreed', path: 'journal[3].agreed' };
    expect(verify(duel, forged)).toMatchObject({ error });
    expect(resume(duel, forged, sealing, 'same')).toMatchObject({ error });
  });

  test('of a live match that is over would be played with known dice', () => {
    const match = begin({ live: true });
    play(match, ['west', boast]);
    match.close('west', { reason: 'resigned', winner: 'east' });
    expect(match.rewind(1, both)).toMatchObject({ code: 'battle-over' });
    expect(match.revision).toBe(2);
  });
});

describe('an ending by people', () => {
  test.each([
    ['resigned', 'west', 'east'],
    ['time', 'east', 'west'],
    ['agreed', 'west', 'west'],
  ] as const)('%s is the outcome, and nothing more is played', (reason, by, winner) => {
    const match = begin();
    play(match, ['west', boast]);
    expect(match.close(by, { reason, winner })).toBeNull();
    expect(match.turn()).toEqual({ over: true, winner, points: 0, account: [], ended: { reason, by } });
    expect(match.act('west', pick(1))).toMatchObject({ kind: 'malformed', problem: { code: 'battle-over' } });
    expect(match.undo('west')).toMatchObject({ code: 'battle-over' });
    expect(match.undoable('west')).toBe(0);
    expect(match.close(by, { reason, winner })).toMatchObject({ code: 'battle-over' });
    expect(verify(duel, match.record(true))).toMatchObject({ value: { entries: 2, outcome: { winner } } });
  });

  test('is for sides, and nobody wins by resigning', () => {
    const match = begin();
    expect(match.close('north', { reason: 'resigned', winner: 'west' })).toMatchObject({ path: 'by' });
    expect(match.close('west', { reason: 'resigned', winner: 'north' })).toMatchObject({ path: 'winner' });
    expect(match.close('west', { reason: 'time', winner: 'west' })).toMatchObject({ code: 'wrong-winner' });
    expect(match.revision).toBe(0);
  });

  test('can be rewound by consent', () => {
    const match = begin();
    play(match, ['west', boast]);
    match.close('west', { reason: 'resigned', winner: 'east' });
    expect(match.rewind(2, ['west', 'east'])).toMatchObject({ code: 'nothing-to-rewind' });
    expect(match.rewind(1, ['west', 'east'])).toBeNull();
    play(match, ['west', pick(1)]);
    expect(verify(duel, match.record(true))).toMatchObject({ value: { entries: 4, outcome: null } });
  });
});

describe('the log', () => {
  test('is read by each seat as far as it may', () => {
    const match = begin();
    play(match, ['west', boast], ['west', pick(2)]);
    expect(match.log('west').map(({ type }) => type)).toEqual(['boasted', 'picked']);
    expect(match.log('east').map(({ type }) => type)).toEqual(['boasted']);
    expect(match.log(observer).map(({ type }) => type)).toEqual(['boasted']);
    play(match, ['east', pick(3)]);
    expect(match.log('west').map(({ type }) => type)).toEqual(['boasted', 'picked', 'revealed']);
    expect(match.log('east').map(({ type }) => type)).toEqual(['boasted', 'picked', 'revealed']);
    expect(match.log(observer).map(({ type }) => type)).toEqual(['boasted', 'revealed']);
  });

  test('goes on from where somebody has read it, and loses what is taken back', () => {
    const match = begin();
    play(match, ['west', boast]);
    expect(match.log('west')).toHaveLength(1);
    play(match, ['west', pick(2)]);
    expect(match.log('west', 1).map(({ type }) => type)).toEqual(['picked']);
    expect(match.logLength('west')).toBe(2);
    match.undo('west');
    expect(match.logLength('west')).toBe(1);
    match.undo('west');
    expect(match.log('west')).toEqual([]);
  });

  test('and the view are the same for another seat whatever was picked in secret', () => {
    const seen = [1, 2, 3].map((value) => {
      const match = begin();
      play(match, ['west', pick(value)]);
      return JSON.stringify(['east', observer].map((seat) => [match.log(seat), match.view(seat)]));
    });
    expect(new Set(seen).size).toBe(1);
  });
});
