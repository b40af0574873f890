import type { LastAsked } from '@impulse/totensonntag/aids/standing.js';
import { beforeAll, expect, test } from 'vitest';
import { speak, textsReady } from '../../i18n/index.js';
import { hindsightOf } from './hindsight.js';

beforeAll(() => textsReady());

const never: LastAsked = { choice: null, adjustment: null, night: null };
const asked: LastAsked = { choice: 4, adjustment: { rolled: 5, delta: 1 }, night: 2 };

test('what an order would have done is compared with what was decided', () => {
  for (const name of ['choice', 'adjustment', 'night'] as const) {
    expect(hindsightOf(name, 'ask', never)).toBe('You have not been asked this yet.');
  }
  expect(hindsightOf('choice', 'ask', asked)).toBe('Last time you chose 4.');
  expect(hindsightOf('choice', '4', asked)).toBe('Last time you chose 4. This order would have done the same.');
  expect(hindsightOf('choice', '6', asked)).toBe('Last time you chose 4. This order would have: chosen 6.');
  expect(hindsightOf('choice', 'roll', { ...asked, choice: 'roll' })).toBe(
    'Last time you rolled. This order would have done the same.',
  );
  expect(hindsightOf('adjustment', 'up', asked)).toBe(
    'Last time you made your 5 a 6. This order would have done the same.',
  );
  expect(hindsightOf('adjustment', 'down', asked)).toBe(
    'Last time you made your 5 a 6. This order would have: made it a 4.',
  );
  // The faces of a die end there.
  const six: LastAsked = { ...asked, adjustment: { rolled: 6, delta: 0 } };
  expect(hindsightOf('adjustment', 'up', six)).toBe('Last time you kept your 6. This order would have done the same.');
  expect(hindsightOf('night', 'recover', asked)).toContain('2 units of yours rolled');
});

test('the same in Chinese', async () => {
  await speak('zh-Hant');
  expect(hindsightOf('choice', '6', asked)).toBe('上次你選了 4。這個命令則會選擇 6。');
  await speak('en');
});
