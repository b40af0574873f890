import { entryOf, spaced } from '@impulse/engine';
import type { Catalogue } from './catalogue.js';
import type { Facts } from './facts.js';
import { accountLines } from './zh-Hant/account.js';
import { aids } from './zh-Hant/aids.js';
import { events } from './zh-Hant/events.js';
import { forecastNotes, forecastOutcomes, forecasts } from './zh-Hant/forecasts.js';
import { date, days, points, term, when } from './zh-Hant/numbers.js';
import { actionLines } from './zh-Hant/action-lines.js';
import { refusals } from './zh-Hant/refusals.js';
import { thoughts } from './zh-Hant/thoughts.js';
import { words } from './zh-Hant/words.js';

/** Traditional Chinese. `spaced` puts the blanks between Chinese and Latin, so the lines here need not care. */

const prompts: Catalogue['prompts'] = {
  begin: (f) => `第 ${f.figure('turn')} 回合${date(f.number('turn'))}的部署已就緒：開始戰局。`,
  setup: (f) => `${f.side()}部署：放置所有單位，可以再調整，然後完成部署。`,
  isolation: (f) =>
    `大盧基有 ${f.figure('supply')} 補給點：是否支付 1 點，使其單位在第 ${f.figure('turn')} 回合不受孤立影響？`,
  decision: (f) =>
    `第 ${f.figure('turn')} 回合，${weather(f)}：${f.side()}還有 ${f.figure('left')} MP。` +
    `決定第 ${f.figure('impulse')} 個行動段使用多少 MP，或跳過。`,
  movement: (f) =>
    `${f.side()}第 ${f.figure('impulse')} 個行動段，${f.figure('points')} MP：移動並宣告突擊，然後結束移動。`,
  barrage: (f) => `${f.side()}進行砲擊，然後結束階段。`,
  defence: (f) => `${f.side()}進行防禦射擊，還有 ${f.figure('targets')} 個遭突擊的格子；未下令者照預設射擊。`,
  assault: (f) => `${f.side()}進行突擊射擊，還有 ${f.figure('targets')} 格；未下令者照預設射擊。`,
  advance: (f) => `${f.hex()}已清空：${f.side()}突擊過該格的單位可以推進，也可以結束。`,
};

const weather = (f: Facts): string => entryOf(words.weathers, f.text('weather') ?? '') ?? '天氣不明';

export const zhHant: Catalogue = {
  words,
  aids,
  thoughts,
  refusals,
  events,
  prompts,
  accountLines,
  forecasts,
  forecastOutcomes,
  forecastNotes,
  actionLines,
  term,
  date: days,
  when,
  points,
  outcome: ({ winner, points: net }, level) => {
    const clear = entryOf(words.victoryLevels, level.text('level') ?? '') ?? '獲勝';
    const outright = level.is('outright') ? '，憑鐵路城鎮直接獲勝' : '';
    return `${words.sides[winner === 'soviet' ? 'soviet' : 'german']}${clear}${outright}；淨分 ${points(net)}。`;
  },
  endings: {
    resigned: (by, winner) => `${by}認輸，${winner}獲勝。`,
    time: (by, winner) => `${by}時間用盡，${winner}獲勝。`,
    agreed: (_, winner) => `雙方同意由${winner}獲勝。`,
  },
  colon: '：',
  accountLine: (text, total) => `${text}（${points(total)}）`,
  sentence: spaced,
  piece: spaced,
};
