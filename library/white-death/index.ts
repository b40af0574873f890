import type { Action } from '@impulse/white-death/actions/actions.js';
import { grid } from '@impulse/white-death/context.js';
import { annotatedData } from '@impulse/white-death/data/annotated.js';
import { checkData } from '@impulse/white-death/data/check.js';
import { dataHash } from '@impulse/white-death/data/hash.js';
import type { SideId } from '@impulse/white-death/data/types.js';
import { features } from '@impulse/white-death/features/features.js';
import { fightsOf } from '@impulse/white-death/forecast/fights.js';
import { habits } from '@impulse/white-death/habits/habits.js';
import { history } from '@impulse/white-death/history/history.js';
import { evaluationShape, script } from '@impulse/white-death/opponent/index.js';
import type { State } from '@impulse/white-death/state.js';
import { pointsToWin } from '@impulse/white-death/rules/victory/victory.js';
import { phrases, texts } from '@impulse/white-death/text/index.js';
import { dataFileOf } from '../data-file.js';
import { learningOf } from '../learning.js';
import type { LoadedBattle } from '../loaded-battle.js';
import { lines, notate } from './notation.js';
import { opponents, planning } from './opponents.js';
import { show } from './show.js';
import { whiteDeathRules } from './rules.js';
import { staff } from './staff.js';
import { symbols } from './symbols.js';

export const whiteDeathBattle: LoadedBattle<State, Action> = {
  ...whiteDeathRules,
  dataFile: dataFileOf(annotatedData, checkData, dataHash),
  texts,
  phrases,
  opponents,
  features,
  habits,
  history,
  staff,
  learning: learningOf(planning, script, features, evaluationShape),
  bounds(state) {
    const fights = fightsOf(state);
    return fights.length > 0 ? { fights } : undefined;
  },
  show: (state, side, shown) => show(state, side as SideId, shown),
  unitIds: ({ context }) => context.unitIds,
  turnNumber: ({ turn }) => turn,
  scoringSide: 'soviet',
  pointsToWin,
  longLists: true,
  losses({ losses: [soviet = 0, sovietAfv = 0, german = 0, germanAfv = 0] }) {
    return [soviet + sovietAfv, german + germanAfv];
  },
  lossName: 'strength lost',
  accountId: ({ item, detail }) => [item, ...(typeof detail['hex'] === 'string' ? [detail['hex']] : [])].join(' '),
  accountName({ item, detail }, language) {
    const words = phrases[language];
    return typeof detail['hex'] === 'string' ? words.hex(detail['hex']) : words.accountItem(item);
  },
  grid,
  symbols,
  lines,
  shortcuts: {},
  notate,
  trackValue(code, value, language) {
    const words = phrases[language];
    if (code === 'weather') return words.weather(String(value));
    return code === 'step' ? words.step(String(value)) : String(value);
  },
  unitMark: (code, language) => phrases[language].unitMark(code),
  unitTrait: (code, language) => phrases[language].special(code),
  entryName: (id, language) => phrases[language].area(id),
  successes: ['emptied', 'eliminated', 'routed', 'failed', 'repulsed'],
  forecastNotes: (forecast, language) => phrases[language].forecastNotes(forecast),
};
