import { entryOf, percent } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import type { Facts } from '../facts.js';
import { list, odds } from './numbers.js';
import { percentRange } from '../numbers.js';
import { words } from './words.js';

export const forecasts: Catalogue['forecasts'] = {
  assault: (f) => `突擊 ${f.hex()}（假設事前無損失）：${fire(f)}`,
  barrage: (f) => {
    const values = f.numbers('attacks');
    const value = values.length === 0 ? '太弱，不足以查表' : `砲擊值 ${list(values.map(String))}`;
    const unobserved = (f.number('unobserved') ?? 0) > 0 ? `，未觀測，擲骰 +${f.figure('unobserved')}` : '';
    return `砲擊${f.hex()}：${value}${unobserved}`;
  },
  defend: (f) => `${f.hex()}防禦射擊：${fire(f)}`,
  detection: (f) => {
    const others = f.number('others') ?? 0;
    const column = others > 0 ? `帶領 ${others} 個單位` : '';
    return `${f.unit()}${column}混入${f.hex()}的敵方 ZOC`;
  },
  fire: (f) => `突擊${f.hex()}：${fire(f)}`,
  ice: (f) => `${f.unit()}由${f.hex('from')}到${f.hex()}途中的冰面`,
  transit: (f) => {
    const worst = f.has('worst') ? f.part('worst').text('odds') : f.text('odds');
    const range = worst === f.text('odds') ? '' : `至 ${worst ?? '?'}`;
    const units = f.units('units');
    const who = units.length > 1 ? list(units) : f.unit();
    return `${who}離開${f.hex()}時的反戰車射擊：${odds(f.text('odds'))}${range}；脫離機率 ${percentRange(f.part('away'))}`;
  },
};

const fire = (f: Facts): string =>
  `一般火力 ${f.figure('conventional')}` +
  ((f.number('antitank') ?? 0) > 0 ? `，反戰車火力 ${f.figure('antitank')}` : '');

/** What is lost, and who is left in the fight. */
const total = (f: Facts): string => `損失 ${f.figure('lost')} SP，剩下 ${f.figure('left')} 個單位`;
const lost = (f: Facts): string => ((f.number('lost') ?? 0) > 0 ? `，損失 ${f.figure('lost')} SP` : '');

export const forecastOutcomes: Catalogue['forecastOutcomes'] = {
  'assault-goes-on': (f) => `突擊繼續，${total(f)}`,
  repulsed: (f) => `突擊被擊退，損失 ${f.figure('lost')} SP`,
  'hex-held': (f) => `守住該格，${total(f)}`,
  emptied: (f) => `清空該格，損失 ${f.figure('lost')} SP`,
  found: (f) => `暴露${lost(f)}`,
  unnoticed: (f) => `沒有暴露${lost(f)}`,
  'left-behind': (f) => `有單位沒能脫離${lost(f)}`,
  unharmed: '無損',
  passed: (f) => `通過士氣檢定${lost(f)}`,
  failed: (f) => `未通過士氣檢定${lost(f)}`,
  routed: (f) => `潰退${lost(f)}`,
  eliminated: (f) => `消滅${lost(f)}`,
  'ice-broke': (f) => `冰面破裂${lost(f)}`,
};

export const forecastNotes: Catalogue['forecastNotes'] = (f, kind) => {
  const notes = f.each('targets').map((target) => targetNote(f, target));
  const unknown = f.number('unknownUnits') ?? 0;
  if (unknown > 0) notes.push(`看不到的單位 ${unknown} 個，${kind === 'barrage' ? '未計入損失' : '只計入最壞情況'}`);
  if (kind === 'barrage' && f.has('unknown')) {
    const range = f.part('unknown');
    notes.push(`看不到的單位，對砲擊最有利時：${results(range, 'best')}`);
    notes.push(`看不到的單位，最不利時：${results(range, 'worst')}`);
  }
  if (f.has('worst')) {
    const worst = f.part('worst');
    notes.push(`最壞的情況，火力 ${worst.figure('fire')}（${odds(worst.text('odds'))}）：${fates(worst)}`);
  }
  if (f.has('bunker')) {
    const bunker = f.part('bunker');
    notes.push(`碉堡 ${bunker.figure('strength')}：${results(bunker, 'results')}`);
  }
  return notes;
};

function targetNote(f: Facts, target: Facts): string {
  const who = target.has('unit') ? target.unit() : `${f.hex()}的固有守軍`;
  if (!target.has('fire')) return `${who}：${fates(target)}`;
  const kind = target.text('kind') === 'antitank' ? '反戰車火力' : '一般火力';
  const slope = target.is('downhill') ? '，沿斜坡向下射擊' : '';
  const fright = target.is('tankFright') ? '，戰車恐慌' : '';
  const share =
    target.number('fire') === 0
      ? '未受射擊'
      : `${kind} ${target.figure('fire')} 對防禦值 ${target.figure('defence')}，${odds(target.text('odds'))}`;
  return `${who}，${share}${slope}${fright}：${fates(target)}`;
}

const fates = (f: Facts): string =>
  f
    .each('fates')
    .map((one) => {
      const label = entryOf(words.forecastResults, one.text('fate') ?? '') ?? '?';
      return `${percent(one.number('probability') ?? 0)} ${label}${lost(one)}`;
    })
    .join('；') || '未受射擊';

const results = (f: Facts, key: string): string =>
  f
    .each(key)
    .map((one) => {
      const points = one.number('points') ?? 0;
      return `${percent(one.number('probability') ?? 0)} ${points === 0 ? '無效' : `結果 ${points}`}`;
    })
    .join('；') || '?';
