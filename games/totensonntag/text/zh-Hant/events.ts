import { entryOf, plus, signed } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import type { AttackName } from '../codes.js';
import type { Facts } from '../facts.js';
import { date, term, when } from './numbers.js';
import { words } from './words.js';

export const events: Catalogue['events'] = {
  placed: (f) => `${f.unit()}部署在${f.hex()}。`,
  'couplet-begins': (f) => `${when(f.number('turn'), f.number('couplet'))}開始。`,
  'rolled-an': (f) => `${f.side()}的啟動擲骰為 ${f.figure('die')}。`,
  'chose-an': (f) => `${f.side()}選擇啟動數字 ${f.figure('an')}。`,
  'rolls-an': (f) => `${f.side()}不自選啟動數字，改為擲骰。`,
  'adjusted-an': (f) => {
    const delta = f.number('delta') ?? 0;
    if (delta === 0) return `${f.side()}維持擲骰結果，啟動數字為 ${f.figure('an')}。`;
    return `${f.side()}將擲骰結果調整 ${signed(delta)}，啟動數字為 ${f.figure('an')}。`;
  },
  'numbers-revealed': (f) =>
    `公開啟動數字：${words.sides.dak} ${revealed(f.part('dak'))}，${words.sides.cw} ${revealed(f.part('cw'))}；` +
    `由${f.side('first')}先行動。`,
  'planned-flight': (f) => `${f.unit()}將飛往${f.hex()}。`,
  'flights-revealed': (f) => {
    const flights = f.each('flights').map((flight) => `${flight.unit()}飛往${flight.hex()}`);
    return flights.length > 0 ? `公開飛行目的地：${flights.join('、')}。` : '公開飛行目的地：雙方都沒有出動飛行單位。';
  },
  flew: (f) => `${f.unit()}飛往${f.hex()}。`,
  'impulse-begins': (f) => `${f.side()}的行動段開始，啟動數字為 ${f.figure('an')}。`,
  moved: (f) => {
    const { way, end } = f.path();
    return `${f.unit()}由${f.hex('from')}移動到${end}${way.length > 0 ? `，途經 ${way.join('、')}` : ''}。`;
  },
  entered: (f) => {
    const { way, end } = f.path();
    const bonus = f.is('bonus') ? '憑聯合兵種加成' : '';
    if (way.length === 0) return `${f.unit()}${bonus}由${end}進場。`;
    const between = way.length > 1 ? `，途經 ${way.slice(1).join('、')}` : '';
    return `${f.unit()}${bonus}由${way[0]}進場，移動到${end}${between}。`;
  },
  exited: (f) => {
    const total = f.has('needed') ? `${f.figure('total')}／${f.figure('needed')}` : f.figure('total');
    return f.number('strength') === 0
      ? `${f.unit()}由${f.hex()}離開地圖；砲兵不計入解圍托布魯克的戰力點（累計 ${total}）。`
      : `${f.unit()}由${f.hex()}離開地圖，帶走 ${f.figure('strength')} 戰力點；往托布魯克的戰力點累計 ${total}。`;
  },
  'ranged-in': rangedIn,
  attack,
  hit: (f) => `${f.unit()}受到一次傷害，剩下 ${f.figure('strength')} 戰力點。`,
  destroyed: (f) => `${f.unit()}被消滅。`,
  advanced: (f) => `${f.unit()}由${f.hex('from')}推進到${f.hex()}。`,
  'objective-taken': (f) => `${f.side()}取得${f.hex()}的控制權。`,
  restacked: (f) => {
    const units = f.units('order');
    return `重新排列${f.hex()}的堆疊${units.length > 0 ? `，由上而下：${units.join('、')}` : ''}。`;
  },
  'excess-destroyed': (f) => `${f.hex()}超堆疊，${f.unit()}被消滅。`,
  'night-falls': (f) => `第 ${f.figure('turn')} 回合${date(f.number('turn'))}入夜。`,
  recovery: (f) => {
    const modifier = f.number('modifier') ?? 0;
    const zone = modifier === 0 ? '' : `（${term('enemy-zone', words.terms['enemy-zone'], modifier)}）`;
    const regained = f.number('regained') ?? 0;
    const result = regained === 0 ? '沒有回復' : `回復 ${regained} 點`;
    return (
      `${f.unit()}回復擲骰 ${f.numbers('dice').join('、') || '?'}，須 ${f.figure('needed')} 以上${zone}：` +
      `${result}，目前 ${f.figure('strength')} 戰力點。`
    );
  },
  'battle-ends': (f) => `第 ${f.figure('turn')} 回合結束，戰局告終。`,
};

const attackLines: Readonly<Record<AttackName, (unit: string, target: string, hex: string) => string>> = {
  assault: (unit, target, hex) => `${unit}突擊${hex}的${target}`,
  overrun: (unit, target, hex) => `${unit}突破${hex}的${target}`,
  barrage: (unit, target, hex) => `${unit}砲擊${hex}的${target}`,
  'air-strike': (unit, target, hex) => `${unit}空襲${hex}的${target}`,
  'air-combat': (unit, target, hex) => `${unit}在${hex}上空與${target}空戰`,
};

/** Who attacks whom, for the log and for forecasts. */
export function attackers(f: Facts, kind: string): string {
  const line = entryOf(attackLines, kind) ?? attackLines.assault;
  const support = f.has('support') ? `，由${f.unit('support')}支援` : '';
  return line(f.unit(), f.unit('target'), f.hex()) + support;
}

const terms = (f: Facts): string[] =>
  f.each('terms').map((one) => {
    const what = one.text('what') ?? '';
    return term(what, entryOf(words.terms, what) ?? what, one.number('value') ?? 0);
  });

function attack(f: Facts): string {
  const power = f.number('firepower') ?? 0;
  const sum = terms(f);
  const arithmetic = sum.join('，') + (sum.length > 1 ? `，火力共 ${f.figure('firepower')}` : '');
  const dice = f.numbers('dice').join('+') || '?';
  return (
    `${attackers(f, f.text('kind') ?? '')}：${arithmetic}；擲骰 ${dice}${plus(power)} = ${f.figure('total')}，` +
    `對防護值 ${f.figure('protection')}：${f.is('hit') ? '命中' : '未命中'}。`
  );
}

function rangedIn(f: Facts): string {
  const modifiers = (
    [
      ['spotter-moved', f.number('moved')],
      ['spotter-on-point', f.number('point')],
    ] as const
  ).flatMap(([what, value]) => (value ? [term(what, words.terms[what], value)] : []));
  const rolls = f.each('rolls');
  const results = rolls.map(
    (roll) => `${roll.unit()}（擲出 ${roll.figure('die')}）${roll.is('ranged') ? '成功' : '失敗'}`,
  );
  const silent = rolls.some((roll) => roll.is('ranged')) ? '' : '沒有鎖定任何單位，不能開火。';
  const needed = f.has('needed') ? `（須 ${f.figure('needed')} 以上）` : '';
  return (
    `${f.unit()}嘗試鎖定${f.hex()}，由${f.unit('spotter')}觀測${needed}` +
    `${modifiers.length > 0 ? `，${modifiers.join('，')}` : ''}：${results.join('、') || '?'}。${silent}`
  );
}

function revealed(number: Facts): string {
  const rolled = number.number('rolled');
  const an = number.figure('an');
  if (rolled === undefined || rolled === number.number('an')) return an;
  return rolled === 0 ? `${an}（自選）` : `${an}（擲出 ${rolled}）`;
}
