import { signed, spaced } from '@impulse/engine';
import type { Catalogue } from './catalogue.js';
import { divisionIn, type Facts } from './facts.js';
import { aids } from './zh-Hant/aids.js';
import { attackers, events } from './zh-Hant/events.js';
import { date, day, needed, points, term, victoryPoints, when } from './zh-Hant/numbers.js';
import { refusals } from './zh-Hant/refusals.js';
import { thoughts } from './zh-Hant/thoughts.js';
import { words } from './zh-Hant/words.js';

/** Traditional Chinese. `spaced` puts the blanks between Chinese and Latin, so the lines here need not care. */

const prompts: Catalogue['prompts'] = {
  setup: (f) =>
    f.number('left') === 0
      ? `${f.side()}的單位都已放置：可以重新排列堆疊，或完成部署。`
      : `${f.side()}部署單位，還有 ${f.figure('left')} 個沒有放置。`,
  'choose-an': (f) => `${f.side()}的前一個啟動數字為 6：請自選啟動數字，或擲骰。`,
  surprise: (f) => `首回合奇襲：${f.side()}可以自選啟動數字，或擲骰。`,
  'adjust-an': (f) => `${f.side()}的前一個啟動數字為 5：可以把擲骰結果加減 1，或維持不變。`,
  'air-plan': (f) => `${f.side()}祕密寫下飛行單位的目的地，然後結束安排。`,
  'air-strike': (f) => `${f.side()}以地圖上的飛行單位攻擊地面單位，然後結束攻擊。`,
  impulse: (f) =>
    f.number('an') === 6
      ? `${f.side()}的行動段：啟動數字為 6，沒有單位能行動；可以重新排列堆疊，或結束行動段。`
      : `${f.side()}的行動段：主動值 ${f.figure('an')} 以上的單位逐一行動，直到結束行動段。`,
  'barrage-target': (f) => `${f.unit()}在${f.hex()}鎖定了多個單位：請選擇要攻擊的一個。`,
  advance: (f) => `${f.hex()}已清空：攻擊過該格的單位可以推進，也可以不推進。`,
  excess: (f) => `每格最多三個單位：${f.side()}選擇${f.has('hex') ? `${f.hex()}中` : ''}要消滅的超額單位。`,
  night: (f) =>
    `第 ${f.figure('turn')} 回合${date(f.number('turn'))}的夜晚：${f.side()}進行回復擲骰，並可重新排列堆疊。`,
};

const accountLines: Catalogue['accountLines'] = {
  objective: (f) => `${f.hex()}由${f.side('holder')}控制`,
  division: (f) => {
    const lost = f.number('lost') ?? 0;
    const limit = f.number('shatteredAt') ?? Infinity;
    return `${divisionIn(f)}${lost >= limit ? '被破壞' : ''}：損失 ${lost}，破壞門檻 ${f.figure('shatteredAt')}`;
  },
  relief: (f) => {
    const done = (f.number('strength') ?? 0) >= (f.number('needed') ?? Infinity);
    return (
      `托布魯克${done ? '已解圍' : '尚未解圍'}：離開地圖的戰力點 ` + `${f.figure('strength')}／${f.figure('needed')}`
    );
  },
};

const attackForecast = (kind: string) => (f: Facts) =>
  `${attackers(f, kind)}：火力 ${f.figure('firepower')}，對防護值 ${f.figure('protection')}，` +
  `${needed(f.number('needed'))}${f.is('advance') ? '；命中即清空該格' : ''}`;

const forecasts: Catalogue['forecasts'] = {
  assault: attackForecast('assault'),
  overrun: attackForecast('overrun'),
  'air-strike': attackForecast('air-strike'),
  barrage: (f) =>
    f.has('target')
      ? attackForecast('barrage')(f)
      : `${f.unit()}砲擊${f.hex()}，由${f.unit('spotter')}觀測：每個單位擲出 ${f.figure('rangesInOn')} 以上即鎖定`,
  recovery: (f) =>
    `${f.unit()}回復擲骰 ${f.figure('hits')} 顆，每顆須 ${f.figure('needed')} 以上` +
    (f.number('modifier') ? `（${term('enemy-zone', words.terms['enemy-zone'], f.number('modifier')!)}）` : ''),
};

const forecastOutcomes: Catalogue['forecastOutcomes'] = {
  destroyed: (f) => `${f.unit()}被消滅`,
  hit: (f) => `命中${f.unit()}，剩下 ${f.figure('strength')} 戰力點`,
  missed: (f) => `未命中${f.unit()}`,
  'not-ranged-in': '沒有鎖定任何單位',
  recovered: (f) => `${f.unit()}回復 ${f.figure('regained')} 點，成為 ${f.figure('strength')} 戰力點`,
};

const actionLines: Catalogue['actionLines'] = {
  place: ({ unit, hex }, names) => `把${names.unit(unit)}放在${names.hex(hex)}`,
  'place-rest': () => '放置其餘所有單位',
  'choose-an': ({ value }) => `選擇啟動數字 ${value}`,
  'roll-an': () => '擲骰決定啟動數字',
  'adjust-an': ({ delta }) => (delta === 0 ? '維持擲骰結果' : `擲骰結果 ${signed(delta)}`),
  move: ({ unit, path, overrun }, names) => {
    const moves = `${names.unit(unit)}移動到${names.hex(path.at(-1))}`;
    if (overrun === undefined) return moves;
    return path.length > 0 ? `${moves}，突破${names.hex(overrun)}` : `${names.unit(unit)}再次突破${names.hex(overrun)}`;
  },
  enter: ({ unit, path, overrun }, names) => {
    const on = path.length > 1 ? `，移動到${names.hex(path.at(-1))}` : '';
    const attack = overrun === undefined ? '' : `，突破${names.hex(overrun)}`;
    return `${names.unit(unit)}由${names.hex(path[0])}進場${on}${attack}`;
  },
  exit: ({ unit }, names) => `${names.unit(unit)}往托布魯克方向離開地圖`,
  assault: ({ unit, target, support }, names) =>
    `${names.unit(unit)}突擊${names.hex(target)}` + (support === undefined ? '' : `，由${names.unit(support)}支援`),
  barrage: ({ unit, target, spotter }, names) =>
    `${names.unit(unit)}砲擊${names.hex(target)}，由${names.unit(spotter)}觀測`,
  'barrage-target': ({ unit, 'target-unit': target }, names) => `${names.unit(unit)}砲擊${names.unit(target)}`,
  advance: ({ unit, hex }, names) => `${names.unit(unit)}推進到${names.hex(hex)}`,
  stay: ({ unit }, names) => `${names.unit(unit)}不推進`,
  stack: ({ hex, order }, names) =>
    `重新排列${names.hex(hex)}的堆疊，由上而下：${order.map((id) => names.unit(id)).join('、')}`,
  'destroy-excess': ({ unit }, names) => `消滅超額的${names.unit(unit)}`,
  fly: ({ unit, hex, target }, names) =>
    `${names.unit(unit)}飛往${names.hex(hex)}` + (target === undefined ? '' : `，攻擊${names.unit(target)}`),
  recover: ({ unit }, names) => `${names.unit(unit)}進行回復擲骰`,
  'recover-all': () => '進行所有回復擲骰',
  done: () => '完成',
};

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
  actionLines,
  term,
  date: day,
  when,
  points,
  outcome: (winner, total) =>
    winner === 'cw'
      ? `${words.sides.cw}以 ${victoryPoints(total)}獲勝。`
      : `${words.sides.dak}獲勝：${words.sides.cw}只有 ${victoryPoints(total)}，須有 1 分以上才能獲勝。`,
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
