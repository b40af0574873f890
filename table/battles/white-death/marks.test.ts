import type { Spot } from '@impulse/engine';
import { effectCodes, riskCodes } from '@impulse/white-death/aids/codes.js';
import { beforeAll, expect, test } from 'vitest';
import { textsReady } from '../../i18n/index.js';
import { boardWords } from '../../map/board-words.js';
import type { Battle } from './battle.js';
import { kit } from './kit.js';
import { markOf, standingMarks } from './marks.js';
import { sitWithSoviets, winterAfter } from './testing/winter.js';

beforeAll(() => textsReady());

const spot = (manner: Spot['manner'], kind: string): Spot => ({
  manner,
  kind,
  hex: '2927',
  units: [],
  aim: null,
  path: [],
});

test.each([
  ['go', 'move', [], 'reach'],
  ['go', 'move', ['stops'], 'reach-stop'],
  ['go', 'move', ['stops', 'assault'], 'reach-assault'],
  ['go', 'move', ['ice'], 'reach-roll'],
  ['go', 'move', ['transit', 'unseen'], 'reach-reveal'],
  ['go', 'rail', [], 'reach-rail'],
  ['enter', 'enter', [], 'entry'],
  ['place', 'place-deployed', [], 'zone'],
  ['place', 'advance', [], 'advance'],
  ['leave', 'exit', [], 'exit'],
  ['attack', 'assault', [], 'target'],
  ['attack', 'barrage', [], 'target-barrage'],
] as const)('%s by %s with %j looks like %s', (manner, kind, effects, look) => {
  expect(markOf(spot(manner, kind), effects)).toBe(look);
});

test('every look is drawn, and said in words', () => {
  const { markLooks } = kit.art(winterAfter().state).board;
  const common: Readonly<Record<string, string>> = boardWords.value.marksOf;
  for (const look of Object.keys(markLooks)) {
    expect(kit.words.value.mark(look) ?? common[look], look).toBeTruthy();
  }
});

test('whatever dice or the enemy decide is asked about first', () => {
  expect(effectCodes.filter((code) => riskCodes.has(code))).toEqual(['transit', 'unseen', 'ice', 'detection']);
});

test('declared assaults stay lit, and so does what can be fired at', async () => {
  const actions = [
    { type: 'done' },
    { type: 'avoid-isolation', pay: false },
    { type: 'impulse', points: 5 },
    { type: 'assault', unit: '9grd-22g', target: '2927' },
  ] as const;
  const marksAfter = async (...more: readonly { type: 'done' }[]) => {
    const { chair } = await sitWithSoviets(winterAfter(...actions, ...more));
    return standingMarks(chair.now() as unknown as Battle);
  };
  expect(await marksAfter()).toEqual([{ hex: '2927', look: 'target' }]);
  expect(await marksAfter({ type: 'done' })).toContainEqual({ hex: '2927', look: 'target-barrage' });
});
