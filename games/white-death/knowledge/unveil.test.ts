import { makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { grid, hexCount } from '../context.js';
import { scenarioIds, sideIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { brokenState } from '../invariants/state.js';
import { stackIsLegal } from '../rules/stacking/stacking.js';
import { NONE, stackSize, type State } from '../state.js';
import { battle, playRandomly } from '../testing/play.js';
import { hexOf, setting, stackAt } from '../testing/setting.js';
import { unveil } from './unveil.js';
import type { View } from '../position/view.js';

const seats = [...sideIds, 'observer'] as const;

function sampled(state: State, seat: string, seed: string): State {
  const sample = whiteDeath.sample(state, whiteDeath.view(state, seat), makeRandom(seed));
  if (!sample.ok) throw new Error(`${sample.error.path}: ${sample.error.message}`);
  return sample.value;
}

/** What is wrong with an imagined state: as a position, as a view, in its top counters or the sizes of its stacks. */
function wrongWith(state: State, imagined: State, seat: string): string | undefined {
  const read = whiteDeath.parsePosition(whiteDeath.position(imagined));
  if (!read.ok) return `${read.error.code} ${read.error.path}`;
  if (JSON.stringify(whiteDeath.view(imagined, seat)) !== JSON.stringify(whiteDeath.view(state, seat))) return 'view';
  for (let hex = 0; hex < hexCount; hex++) {
    if (imagined.top[hex] !== state.top[hex]) return 'top';
    if (stackSize(imagined, hex) !== stackSize(state, hex)) return 'size';
  }
  return brokenState(imagined);
}

describe('4C, ruling 58 a sample is a state that could be', () => {
  test.each(scenarioIds)('4C along a random battle of %s', (scenario) => {
    let samples = 0;
    playRandomly(`samples ${scenario}`, scenario, (state, event) => {
      if (event % 60 !== 0) return event < 1200;
      for (const seat of seats) {
        const wrong = wrongWith(state, sampled(state, seat, `${event}`), seat);
        expect(wrong, `${seat} after ${event}`).toBeUndefined();
        samples++;
      }
      return true;
    });
    expect(samples).toBeGreaterThan(20);
  });

  test('4A, 4C many samples of the fullest stacks of a set-up', () => {
    const state = battle('scenario-5');
    for (let number = 0; number < 40; number++) {
      expect(wrongWith(state, sampled(state, 'soviet', `full ${number}`), 'soviet')).toBeUndefined();
    }
  });

  test('4A, ruling 2 a stack that holds nothing but one whole battalion is found again', () => {
    const companies = ['803-9', '803-10', '803-11', '803-12'];
    const units = {
      '803-9': '1421',
      '205id-ii-358': '1421',
      '331id-iii-557': '1421',
      '803-10': '1421',
      '803-11': '1421',
      '803-12': '1421',
      '205id-i-358': '1321',
      '205id-iii-358': '1321',
      '205id-i-335': '1321',
      '31rb-1': '1622',
    };
    const state = setting({ units });
    for (let number = 0; number < 20; number++) {
      const into = whiteDeath.blank(state);
      whiteDeath.redact(state, 'soviet', makeRandom(`battalion ${number}`), into);
      expect(brokenState(into)).toBeUndefined();
      expect(stackAt(into, '1421')).toEqual(expect.arrayContaining(companies));
    }
  });

  test('4A, ruling 2 a crowd that only a whole battalion allows is found again, whoever else is hidden', () => {
    const stacks = {
      1728: '205id-205-pi 8pz-ii-8 8pz-1-10-pz 205id-13-358 8pz-2-10-pz 8pz-3-10-pz 8pz-4-10-pz 8pz-le-10-pz',
      1822: '331id-iii-557 331id-13-558 803-9 803-10 803-11',
      1823: '331id-ii-559 331id-14-559 331id-331-pi 803-12',
      1630: '83id-i-251 83id-ii-251 83id-i-257 3mtn-68-radf 83id-13-251',
      1833: '83id-183-pi 83id-4-83-ski 3mtn-1-3-ski 3mtn-ii-138 83id-14-251',
      1421: '205id-ii-358 8pz-i-8 291id-iv-291 205id-14-358',
      1422: '291id-ii-504 291id-iii-505 291id-13-504 291id-14-506',
      1824: '20mot-ii-76 20mot-i-90 20mot-iii-90 20mot-13-90',
      1721: '331id-i-557 331id-iii-558 331id-i-558 331id-13-557',
      1626: '20mot-1-8-abt 20mot-20-pzjg 8pz-ii-28 8pz-1-8-spw',
      1018: '93id-ii-270 205id-i-205 93id-14-270',
      1628: '205id-ii-335 205id-iii-353 205id-13-353',
      1629: '205id-i-358 205id-iv-205 205id-14-353',
    };
    const units = Object.entries(stacks).flatMap(([hex, ids]) => ids.split(' ').map((id) => [id, hex]));
    const state = setting({ units: { ...Object.fromEntries(units), '31rb-1': '2030' } });
    for (let number = 0; number < 60; number++) {
      const into = whiteDeath.blank(state);
      whiteDeath.redact(state, 'soviet', makeRandom(`crowd ${number}`), into);
      expect(brokenState(into), `crowd ${number}`).toBeUndefined();
    }
  });

  test('4A, ruling 52 a stack that became too large when others were driven out of it is imagined as one', () => {
    const panzers = ['8pz-2-10-pz', '8pz-3-10-pz', '8pz-4-10-pz', '8pz-le-10-pz'];
    const stack = ['3mtn-i-138', '291id-i-504', ...panzers, '20mot-1-8-abt'].map((id) => [id, '0428']);
    const state = setting({ units: { ...Object.fromEntries(stack), '8pz-1-10-pz': '0528', '31rb-1': '2030' } });
    expect([stackIsLegal(state, hexOf('0428')), brokenState(state)]).toEqual([false, undefined]);
    const into = whiteDeath.blank(state);
    whiteDeath.redact(state, 'soviet', makeRandom('driven'), into);
    expect(brokenState(into)).toBeUndefined();
    expect(stackAt(into, '0428')).toEqual(expect.arrayContaining(panzers));
  });

  test('4A, ruling 1 a crowd with a foreign company gets the companies of its division, however scarce they are', () => {
    const known = {
      '83id-i-251': '1934',
      '3mtn-2-3-ski': '1934',
      'lix-343-sec': '2219',
      '93id-ii-270': '1018',
      '291id-iii-504': '1223',
      '291id-ii-506': '1224',
      '8pz-ii-8': '1530',
      '8pz-i-8': '0917',
      '291id-i-504': '1021',
      '20mot-i-76': '1428',
      '20mot-ii-76': '1428',
      '20mot-i-90': '1429',
      '83id-183-pi': '1732',
      '83id-i-277': '2520',
    };
    const hidden = `
      83id-13-257 83id-iii-251 83id-1-83-ski 83id-13-251 83id-1-183-pzjg
      lix-221-bau 83id-183-radf lix-2-93-flak 83id-14-277
      291id-14-506 93id-i-273 93id-14-272
      291id-iii-505 291id-14-505 291id-291-pzjg
      20mot-i-20 lix-676-pi 291id-13-505
      lix-i-1-wlehr 8pz-1-10-pz 8pz-3-10-pz
      8pz-ii-28 8pz-3-43-pzjg 8pz-43-pzjg
      291id-i-505 291id-13-504 291id-13-506
      20mot-3-8-abt 20mot-13-76
      8pz-4-10-pz 20mot-20-pi 8pz-5-8-sig
      3mtn-83-gebpi 3mtn-68-radf 3mtn-1-3-ski
      83id-183-pzjg lix-286-flak lix-3-185-stug`;
    const full: Readonly<Record<string, number>> = { '1934': 7, '2219': 5 };
    for (let number = 0; number < 40; number++) {
      const state = setting({ units: { ...known, '31rb-1': '2030' } });
      const numberOf = (id: string): number => state.context.unitNumber.get(id)!;
      const stacks = new Map<string, number[]>();
      for (const [id, hex] of Object.entries(known)) stacks.set(hex, [...(stacks.get(hex) ?? []), numberOf(id)]);
      const veiled = Array.from(stacks, ([label, units]) => ({
        hex: grid.parse(label),
        units: Array.from({ length: full[label] ?? 4 }, (_, place) => units[place] ?? NONE),
      }));
      const units = hidden.trim().split(/\s+/).map(numberOf);
      expect(unveil(state, veiled, units, makeRandom(`scarce ${number}`)), `scarce ${number}`).toBe(true);
      expect(brokenState(state)).toBeUndefined();
    }
  });

  test('ruling 58 a view with fewer hidden units than places, or with units that fit nowhere, has no sample', () => {
    const state = battle('scenario-5');
    const view = structuredClone(whiteDeath.view(state, 'soviet')) as View;
    const { stacks, units } = view.position as unknown as {
      stacks: Record<string, string[]>;
      units: Record<string, unknown>;
    };
    const sample = () => whiteDeath.sample(state, view, makeRandom('made up'));
    const [label, stack] = Object.entries(stacks).find(([, ids]) => ids.includes('?'))!;
    stacks[label] = [...stack, '?'];
    expect(sample()).toMatchObject({ ok: false, error: { code: 'no-sample', path: 'stacks' } });
    stacks[label] = stack;
    expect(sample().ok).toBe(true);
    const extra = Object.keys(units).filter(
      (id) => (units[id] as { at?: string }).at === 'off' && id.startsWith('7fl-'),
    );
    expect(extra.length).toBeGreaterThan(3);
    for (const id of extra) {
      units[id] = '?';
      stacks[label] = [...stacks[label], '?'];
    }
    expect(sample()).toMatchObject({ ok: false, error: { code: 'no-sample' } });
  });
});
