import { computed } from '@preact/signals';
import { builtInData } from '@impulse/white-death/data/index.js';
import { grid } from '@impulse/white-death/data/map/grid.js';
import { areaBetween } from '../../board/geometry.js';
import type { Area } from '../../board/types.js';
import { handicapFor } from './handicap.js';
import { whiteDeathScenarios as en } from './words/en/scenarios.js';
import { inLanguage } from '../../i18n/index.js';
import type { Widen } from '../../i18n/widen.js';
import { whiteDeathScenarios as zhHant } from './words/zh-Hant/scenarios.js';
import type { Introduction, ScenarioSketch } from '../../kit/introduction.js';

const winterScenarios = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });

const sketch = (id: string, area: Area, soviet: number, german: number): readonly [string, ScenarioSketch] => {
  const found = builtInData.scenarios.find((scenario) => scenario.id === id);
  if (!found) throw new Error(`No scenario ${id}`);
  return [id, { turns: found.turns, area, decisions: { soviet, german } }];
};

/** White Death for those who choose a battle. */
export const introduction: Introduction = {
  scenarios: Object.fromEntries([
    sketch('campaign', areaBetween(grid, '0412', '3731'), 3592, 1494),
    sketch('scenario-1', areaBetween(grid, '1213', '3829'), 1050, 327),
    sketch('scenario-2', areaBetween(grid, '0616', '2832'), 1067, 773),
    sketch('scenario-3', areaBetween(grid, '0617', '2832'), 754, 727),
    sketch('scenario-4', areaBetween(grid, '0816', '2831'), 870, 979),
    sketch('scenario-5', areaBetween(grid, '1014', '2829'), 897, 918),
  ]),
  first: 'scenario-1',
  handicap: handicapFor,
  picture: areaBetween(grid, '2016', '3225'),
  words: computed(() => {
    const { stories, sides } = winterScenarios.value;
    const isKnown = (scenario: string): scenario is keyof typeof stories => Object.hasOwn(stories, scenario);
    const keyOf = (scenario: string): keyof typeof stories => (isKnown(scenario) ? scenario : 'campaign');
    return {
      story: (scenario) => stories[keyOf(scenario)],
      side: (scenario, side) => sides[keyOf(scenario)][side === 'german' ? 'german' : 'soviet'],
    };
  }),
};
