import { ActionCodes, bad, good, makeRandom, keyedDice } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { battleIds, loadBattle } from '../battles.js';
import type { LoadedBattle } from '../loaded-battle.js';
import { linesFor, type NameReader, readLine } from './reading.js';

const names: NameReader = {
  unit: (word) => good(word),
  hex: (word) => (/^[a-q]?\d+$/i.test(word) ? good(word.toUpperCase()) : bad('unknown-hex', '', word)),
};

const ids = (battle: LoadedBattle): NameReader => ({
  unit: (word) => good(word),
  hex: (word) => (battle.grid.parse(word) >= 0 ? good(word) : bad('unknown-hex', '', word)),
});

describe.each(battleIds)('%s', (id) => {
  test('what is written is read again, for every action of a random battle', async () => {
    const battle = await loadBattle(id);
    const { game, lines } = battle;
    const started = game.start({ scenario: game.scenarios[0].id });
    if (!started.ok) throw new Error(started.error.message);
    const state = started.value;
    const random = makeRandom('typed');
    const dice = keyedDice(7);
    const codes = new ActionCodes();
    const seen = new Set<string>();
    for (let step = 0; step < 150 && game.codes.deciding(state) >= 0; step++) {
      game.codes.list(state, codes);
      for (let sample = 0; sample < 6; sample++) {
        const action = game.codes.action(state, codes, random.below(codes.length));
        const words = battle.notate(action).split(' ');
        const read = linesFor(lines, words).map((line) => readLine(line, words, ids(battle)));
        const typed = read.find((one) => one.ok && one.value.line.type === action.type);
        if (!typed?.ok) throw new Error(`${words.join(' ')} is not read`);
        // What follows from the rest is not written.
        expect(action).toMatchObject({ type: action.type, ...typed.value.fields });
        for (const field of Object.keys(action)) {
          expect(['type', ...Object.keys(typed.value.fields), ...typed.value.missing], battle.notate(action)).toContain(
            field,
          );
        }
        seen.add(action.type);
      }
      game.codes.play(state, codes, random.below(codes.length), dice, null);
    }
    expect(seen.size).toBeGreaterThan(6);
  });
});

describe('lines', () => {
  test('say what is missing, and what is too much', async () => {
    const { lines } = await loadBattle('totensonntag');
    const read = (text: string) => {
      const words = text.split(' ');
      const line = readLine(linesFor(lines, words)[0], words, names);
      return line.ok ? { type: line.value.line.type, ...line.value.fields, missing: line.value.missing } : line.error;
    };
    expect(read('barrage a I10')).toEqual({ type: 'barrage', unit: 'a', target: 'I10', missing: ['spotter'] });
    expect(read('barrage a i10 c')).toEqual({ type: 'barrage', unit: 'a', target: 'I10', spotter: 'c', missing: [] });
    expect(read('barrage I10')).toEqual({ type: 'barrage', target: 'I10', missing: ['unit', 'spotter'] });
    expect(read('move a b1 b2 over b3')).toMatchObject({ path: ['B1', 'B2'], overrun: 'B3' });
    expect(read('overrun a i10')).toMatchObject({ type: 'move', overrun: 'I10', missing: ['path'] });
    expect(read('place rest')).toMatchObject({ type: 'place-rest' });
    expect(read('adjust −1')).toMatchObject({ delta: -1 });
    expect(read('choose x')).toMatchObject({ code: 'not-a-number' });
    expect(read('stay a b')).toMatchObject({ code: 'too-many-words' });
  });

  test('read lists, points and names of their own', async () => {
    const { lines } = await loadBattle('white-death');
    const words = 'defend 2927 under 83id support antitank x at y=20.5 z 3 intensity high'.split(' ');
    expect(readLine(linesFor(lines, words)[0], words, names)).toMatchObject({
      ok: true,
      value: {
        fields: {
          target: '2927',
          headquarters: '83id',
          support: [],
          antitank: ['x'],
          allocation: { y: 20.5, z: 3 },
          intensity: 'high',
        },
      },
    });
  });
});
