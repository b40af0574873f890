import { computed } from '@preact/signals';
import { builtInData } from '@impulse/totensonntag/data/index.js';
import { grid } from '@impulse/totensonntag/context.js';
import { areaBetween } from '../../board/geometry.js';
import { totensonntagScenarios as en } from './words/en/scenarios.js';
import { inLanguage } from '../../i18n/index.js';
import type { Widen } from '../../i18n/widen.js';
import { totensonntagScenarios as zhHant } from './words/zh-Hant/scenarios.js';
import type { Introduction } from '../../kit/introduction.js';

const desertScenarios = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });

const whole = areaBetween(grid, 'A1', 'Q19');
const turns = [1, builtInData.turns] as const;

/** Totensonntag for those who choose a battle. */
export const introduction: Introduction = {
  scenarios: {
    historical: { turns, area: whole, decisions: { dak: 394, cw: 350 } },
    free: { turns, area: whole, decisions: { dak: 360, cw: 470 } },
  },
  first: 'historical',
  handicap: () => null,
  picture: areaBetween(grid, 'E5', 'M14'),
  words: computed(() => {
    const { stories, sides } = desertScenarios.value;
    const keyOf = (scenario: string): keyof typeof stories => (scenario === 'free' ? 'free' : 'historical');
    return {
      story: (scenario) => stories[keyOf(scenario)],
      side: (scenario, side) => sides[keyOf(scenario)][side === 'dak' ? 'dak' : 'cw'],
    };
  }),
};
