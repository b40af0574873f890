import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkedDice,
  commitment,
  keyedDice,
  parseSecret,
  recordingDice,
  replayDice,
  scriptedDice,
  sealedDice,
} from './dice.js';
import type { Dice } from './dice.js';

const secret = '000102030405060708090a0b0c0d0e0f';
const purposes = ['fire', 'morale', 'close-combat'];
const sealed = (match = 'example', key = secret): Dice => sealedDice({ secret: key, match, purposes });

function rolls(dice: Dice, event: number, purpose: number, subject: number, count = 40): number[] {
  dice.begin(event);
  return Array.from({ length: count }, () => dice.roll(purpose, subject));
}

/** What is documented, written again with the platform's own functions, as somebody who checks a match would. */
function recompute(match: string, event: number, purpose: string, subject: number, count: number): number[] {
  const dice: number[] = [];
  for (let block = 0; dice.length < count; block++) {
    const message = `${match}/${event}/${purpose}/${subject}/${block}`;
    const bytes = createHmac('sha256', Buffer.from(secret, 'hex')).update(message, 'utf8').digest();
    for (const byte of bytes) if (byte < 252) dice.push((byte % 6) + 1);
  }
  return dice.slice(0, count);
}

function counts(dice: Dice, total: number): number[] {
  const found = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < total; i++) {
    if (i % 10 === 0) dice.begin(i / 10);
    found[dice.roll(i % 3, Math.floor(i / 3) % 7) - 1]++;
  }
  return found;
}

/** For six equally likely values above 20.5 once in a thousand sets of dice. */
function chiSquare(found: readonly number[]): number {
  const expected = found.reduce((sum, count) => sum + count, 0) / found.length;
  return found.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const sources: readonly [string, () => Dice, () => Dice][] = [
  ['sealed dice', () => sealed(), () => sealed('other match')],
  ['keyed dice', () => keyedDice(1), () => keyedDice(2)],
];

describe.each(sources)('%s', (_name, make, makeOther) => {
  test('are 1 to 6, equally often', () => {
    const found = counts(make(), 60_000);
    expect(found).toHaveLength(6);
    expect(chiSquare(found)).toBeLessThan(20.5);
  });

  test('pairs of consecutive dice are equally frequent', () => {
    const dice = make();
    const pairs = Array.from({ length: 36 }, () => 0);
    for (let event = 0; event < 36_000; event++) {
      dice.begin(event);
      pairs[dice.roll(0, 1) * 6 + dice.roll(0, 1) - 7]++;
    }
    expect(chiSquare(pairs)).toBeLessThan(67);
  });

  test('the first dice of neighbouring subjects and events are independent', () => {
    const dice = make();
    const bySubject = Array.from({ length: 36 }, () => 0);
    const byEvent = Array.from({ length: 36 }, () => 0);
    let last = 1;
    for (let event = 0; event < 36_000; event++) {
      dice.begin(event);
      const a = dice.roll(0, event % 70);
      const b = dice.roll(0, (event % 70) + 1);
      bySubject[a * 6 + b - 7]++;
      byEvent[last * 6 + a - 7]++;
      last = a;
    }
    expect(chiSquare(bySubject)).toBeLessThan(67);
    expect(chiSquare(byEvent)).toBeLessThan(67);
  });

  test('are bound to source, event, purpose, subject and number', () => {
    const usual = rolls(make(), 5, 1, 7);
    expect(rolls(make(), 5, 1, 7)).toEqual(usual);
    expect(rolls(makeOther(), 5, 1, 7)).not.toEqual(usual);
    expect(rolls(make(), 6, 1, 7)).not.toEqual(usual);
    expect(rolls(make(), 5, 2, 7)).not.toEqual(usual);
    expect(rolls(make(), 5, 1, 8)).not.toEqual(usual);
    expect(new Set(usual).size).toBe(6);
  });

  test('the number starts again with event, purpose or subject, and nothing else matters', () => {
    const dice = make();
    const usual = rolls(make(), 5, 1, 7, 4);
    rolls(dice, 4, 1, 7, 3);
    expect(rolls(dice, 5, 1, 7, 4)).toEqual(usual);
    expect(rolls(dice, 5, 1, 7, 4)).toEqual(usual);
    dice.roll(1, 8);
    expect([dice.roll(1, 7), dice.roll(1, 7)]).toEqual(usual.slice(0, 2));
    dice.roll(0, 7);
    expect([dice.roll(1, 7), dice.roll(1, 7)]).toEqual(usual.slice(0, 2));
  });
});

describe('sealed dice', () => {
  test('the worked example', () => {
    expect(commitment(secret, 'example')).toBe('d38d530b1e1894e4162088707d5c2be8bb21a17189b4fd20db24953677e1cecc');
    expect(rolls(sealed(), 12, 0, 34, 10)).toEqual([3, 2, 6, 2, 3, 3, 2, 6, 4, 3]);
    expect(rolls(sealed(), 12, 0, 34, 80).slice(60)).toEqual([
      3, 4, 3, 2, 6, 4, 2, 6, 2, 1, 5, 2, 6, 2, 1, 2, 3, 4, 6, 6,
    ]);
  });

  test('anybody can recompute them', () => {
    const purpose = fc.nat(purposes.length - 1);
    fc.assert(
      fc.property(fc.string(), fc.nat(), purpose, fc.nat(999), fc.nat(100), (match, event, kind, subject, count) => {
        const expected = recompute(match, event, purposes[kind], subject, count);
        expect(rolls(sealed(match), event, kind, subject, count)).toEqual(expected);
      }),
    );
  });

  test('the commitment is a plain hash of match and secret', () => {
    fc.assert(
      fc.property(fc.string(), (match) => {
        const text = `impulse-dice-1/${match}/${secret}`;
        expect(commitment(secret, match)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  test('another secret gives other dice', () => {
    expect(rolls(sealed('example', `${secret}01`), 5, 1, 7)).not.toEqual(rolls(sealed(), 5, 1, 7));
  });

  test('secrets are checked', () => {
    expect(parseSecret(secret).ok).toBe(true);
    expect(parseSecret(secret.slice(2))).toMatchObject({ ok: false, error: { code: 'short-secret' } });
    expect(parseSecret(`${secret}0`)).toMatchObject({ ok: false, error: { code: 'odd-hex-length' } });
    expect(parseSecret(secret.toUpperCase())).toMatchObject({ ok: false, error: { code: 'not-hex' } });
    expect(() => sealed('example', 'short')).toThrow(RangeError);
  });

  test('bugs are reported', () => {
    expect(() => sealed().roll(0, 0)).toThrow('before begin');
    expect(() => rolls(sealed(), 0, 3, 0)).toThrow('no purpose 3');
    expect(() => sealedDice({ secret, match: 'example', purposes: ['fire/1'] })).toThrow('fire/1');
  });
});

describe('keyed dice', () => {
  test('fixed values, the same on every machine', () => {
    expect(rolls(keyedDice(1), 5, 1, 7, 12)).toEqual([4, 2, 3, 2, 6, 6, 2, 3, 4, 6, 4, 6]);
    expect(rolls(keyedDice(-1), 5, 1, 7, 12)).toEqual(rolls(keyedDice(0xffffffff), 5, 1, 7, 12));
  });

  test('reseed is as good as new', () => {
    const dice = keyedDice(1);
    const before = rolls(dice, 5, 1, 7);
    dice.reseed(2);
    expect(rolls(dice, 5, 1, 7)).toEqual(rolls(keyedDice(2), 5, 1, 7));
    dice.reseed(1);
    expect(rolls(dice, 5, 1, 7)).toEqual(before);
  });
});

describe('scripted dice', () => {
  test('come in their order and then run out', () => {
    const dice = scriptedDice([6, 1, 3]);
    dice.begin(0);
    expect(dice.remaining).toBe(3);
    expect([dice.roll(0, 1), dice.roll(1, 1)]).toEqual([6, 1]);
    dice.begin(1);
    expect(dice.remaining).toBe(1);
    expect(dice.roll(0, 0)).toBe(3);
    expect(dice.remaining).toBe(0);
    expect(() => dice.roll(2, 9)).toThrow('scriptedDice: all 3 dice are used');
  });

  test('fall through to the other source, which knows the event', () => {
    const expected = rolls(keyedDice(1), 5, 1, 7, 3);
    expect(rolls(scriptedDice([2, 2], keyedDice(1)), 5, 1, 7, 5)).toEqual([2, 2, ...expected]);
  });

  test('keep their own copy of the script, and take only dice', () => {
    const script = [1, 2];
    const dice = scriptedDice(script);
    script[0] = 5;
    expect(dice.roll(0, 0)).toBe(1);
    for (const wrong of [0, 7, 2.5, NaN]) expect(() => scriptedDice([wrong])).toThrow(RangeError);
  });
});

describe('recording and replay', () => {
  test('a recording holds the dice of its event', () => {
    const dice = recordingDice(scriptedDice([1, 2, 3, 4, 5]));
    dice.begin(0);
    dice.roll(0, 0);
    expect(dice.take()).toEqual([1]);
    expect(dice.take()).toEqual([]);
    dice.roll(0, 0);
    dice.begin(1);
    dice.roll(0, 0);
    dice.roll(0, 0);
    const taken = dice.take();
    dice.roll(0, 0);
    expect(taken).toEqual([3, 4]);
    expect(dice.take()).toEqual([5]);
  });

  test('a recording replays without a problem', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat(9), { maxLength: 8 }), (seed, wanted) => {
        const recording = recordingDice(keyedDice(seed));
        const replay = replayDice();
        wanted.forEach((count, event) => {
          const drawn = rolls(recording, event, 0, 1, count);
          replay.feed(recording.take());
          expect(rolls(replay, event, 0, 1, count)).toEqual(drawn);
          expect(replay.problem()).toBeUndefined();
        });
      }),
    );
  });

  test('too few dice', () => {
    const dice = replayDice();
    dice.feed([4]);
    expect(rolls(dice, 0, 0, 0, 3)).toEqual([4, 1, 1]);
    expect(dice.problem()).toMatchObject({ code: 'dice-missing', path: 'dice' });
    dice.feed([]);
    expect(dice.problem()).toBeUndefined();
    dice.roll(0, 0);
    expect(dice.problem()).toMatchObject({ code: 'dice-missing' });
  });

  test('dice left over', () => {
    const dice = replayDice();
    dice.feed([4, 5]);
    dice.begin(0);
    dice.roll(0, 0);
    expect(dice.problem()).toMatchObject({ code: 'dice-left', path: 'dice' });
    dice.roll(0, 0);
    expect(dice.problem()).toBeUndefined();
  });

  test('things that are no dice', () => {
    const dice = replayDice();
    dice.feed([4, 9]);
    expect(rolls(dice, 0, 0, 0, 2)).toEqual([4, 1]);
    expect(dice.problem()).toMatchObject({ code: 'not-a-die', path: 'dice[1]' });
  });
});

describe('checked dice', () => {
  test('pass dice on', () => {
    expect(rolls(checkedDice(keyedDice(1)), 5, 1, 7)).toEqual(rolls(keyedDice(1), 5, 1, 7));
  });

  test('find a rule that would get the same dice twice', () => {
    const dice = checkedDice(keyedDice(1));
    dice.begin(0);
    dice.roll(0, 1);
    dice.roll(0, 2);
    dice.roll(0, 2);
    dice.roll(1, 1);
    expect(() => dice.roll(0, 1)).toThrow('purpose 0, subject 1');
    dice.begin(1);
    expect(() => dice.roll(0, 1)).not.toThrow();
  });
});
