import { entryOf } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import { areaIn, type Facts, formationIn } from '../facts.js';
import { date, list } from './numbers.js';
import { standing } from './standing.js';
import { words } from './words.js';

/** The course of the turn, replacements and standing orders. */
export const turnEvents = {
  'turn-begins': (f) => `第 ${f.figure('turn')} 回合${date(f.number('turn'))}開始。`,
  weather: (f) =>
    `天氣：${entryOf(words.weathers, f.text('weather') ?? '') ?? '?'}（擲出 ${f.figure('die')}）。` +
    (f.is('fresh') ? '解凍時身在河中的履帶、輪式與挽曳單位，本回合可由任一岸離開。' : ''),
  'supply-received': (f) => `蘇軍獲得 ${f.figure('soviet')} 補給點，德軍獲得 ${f.figure('german')} 點。`,
  'fortress-supplied': (f) => `大盧基經由陸路獲得 ${f.figure('points')} 補給點。`,
  'air-drop': (f) =>
    `大盧基被切斷，空投擲出 ${list(f.numbers('dice').map(String)) || '?'}（須 ${f.figure('upTo')} 以下）：` +
    `${f.figure('points')} 補給點中有 ${f.figure('received')} 點送達。`,
  'towns-released': '鐵路城鎮的守備隊解除限制。',
  'fortress-released': '大盧基的守備隊解除限制。',
  'fortress-roll': (f) =>
    `大盧基守備隊擲出 ${f.figure('die')}，須 ${f.figure('upTo')} 以下：${f.is('released') ? '解除限制' : '尚未解除限制'}。`,
  'replacements-received': (f) => `蘇軍獲得 ${f.figure('soviet')} 補充點，德軍獲得 ${f.figure('german')} 點。`,
  'refit-begins': (f) => {
    const units = f.texts('units').length;
    return `${formationIn(f)}（${units} 個單位）離開地圖整補，第 ${f.figure('turn')} 回合返回。`;
  },
  'refit-ends': (f) => `${formationIn(f)}整補完成，可由${areaIn(f, 'entry')}進場。`,
  'isolation-decided': (f) =>
    f.is('pay')
      ? `大盧基支付 1 補給點，本回合不受孤立影響；剩下 ${f.figure('left')} 點。`
      : `大盧基不支付，被切斷的部隊孤立；剩下 ${f.figure('left')} 補給點。`,
  'impulse-begins': (f) =>
    `第 ${f.figure('turn')} 回合${f.side()}第 ${f.figure('number')} 個行動段開始，${f.figure('points')} MP；` +
    `本回合還剩 ${f.figure('left')} MP。`,
  passed: (f) => `${f.side()}跳過，本回合還剩 ${f.figure('left')} MP。`,
  'flieger-roll': (f) => `第 7 航空師擲出 ${f.figure('die')}：${f.is('division') ? '全師到達' : '只有一個營到達'}。`,
  'answer-roll': (f) => {
    const answer = f.is('granted') ? '奉命前來應對第 7 航空師' : '不會到來';
    return f.has('die')
      ? `擲出 ${f.figure('die')}，須 ${f.figure('upTo')} 以下：${formationIn(f)}${answer}。`
      : `${formationIn(f)}${answer}。`;
  },
  'objective-taken': (f) => `${f.side()}取得${f.hex()}的控制權。`,
  'rail-towns': (f) =>
    `蘇軍控制列寧格勒－維捷布斯克鐵路上的${list(f.hexes()) || '城鎮'}：+${f.figure('points')} VP` +
    `（累計 ${f.figure('total')} 個城鎮）。`,
  'turn-ends': (f) => `第 ${f.figure('turn')} 回合結束。`,
  'battle-ends': (f) => `戰局在第 ${f.figure('turn')} 回合告終。`,
  replaced: (f) => `${f.unit()}補充 ${f.figure('points')} SP，成為 ${f.figure('strength')} SP。`,
  'replacements-used': (f) => `${f.side()}使用 ${f.figure('points')} 補充點，剩下 ${f.figure('left')} 點。`,
  repaired: (f) => `${f.unit()}修復，成為 ${f.figure('strength')} SP。`,
  'repair-used': (f) => `${f.side()}修復 1 SP 的裝甲車輛。`,
  'orders-given': (f) => `目前的常設命令：${standing(f).join('；') || '?'}。`,
  'order-acted': orderActed,
  'order-disarmed': (f) =>
    `${f.hex()}的常設命令取消：${
      f.number('reserve') === 0 ? '沒有補給點可用於高強度' : `高強度會動用保留的 ${f.figure('reserve')} 補給點`
    }。此後將詢問你。`,
} satisfies Partial<Catalogue['events']>;

function orderActed(f: Facts): string {
  if (f.text('order') === 'replacements') {
    const value = entryOf(words.standingValues.replacements, f.text('value') ?? '') ?? '?';
    return `常設命令：分發 ${f.figure('points')} 補充點，${value}。`;
  }
  if (f.text('order') === 'retreat') {
    const value = entryOf(words.standingValues.retreat, f.text('value') ?? '') ?? '?';
    return `常設命令：${f.unit()}撤退到${f.hex()}，撤退優先${value}。`;
  }
  const guns = f.units('support');
  if (guns.length === 0) return `常設命令：${f.hex()}進行防禦射擊，不用砲兵。`;
  const headquarters = f.has('headquarters') ? `，指揮部為${formationIn(f, 'headquarters')}` : '';
  const intensity = f.text('intensity') === 'high' ? '高強度' : '低強度';
  return `常設命令：${f.hex()}進行防禦射擊，由${list(guns)}以${intensity}支援${headquarters}。`;
}
