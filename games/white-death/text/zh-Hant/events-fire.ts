import { entryOf, plus, signed } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import { type Facts, formationIn } from '../facts.js';
import { list, odds, term } from './numbers.js';
import { words } from './words.js';

/** Assault, barrage, fire, losses, morale, retreat. */
export const fireEvents = {
  'assault-declared': (f) => `${f.hex('from')}的${f.unit()}將突擊${f.hex('target')}。`,
  'assault-called-off': (f) => `${f.unit()}取消對${f.hex('target')}的突擊。`,
  'stack-seen': stackSeen,
  'supply-spent': (f) =>
    `${entryOf(words.pools, f.text('pool') ?? '') ?? '?'}支付 ${f.figure('points')} 補給點，用於` +
    `${entryOf(words.supplyPurposes, f.text('purpose') ?? '') ?? '?'}；剩下 ${f.figure('left')} 點。`,
  barrage: (f) =>
    `${f.side()}砲擊${f.hex()}的${under(f)}：${attacks(f)}` +
    `${(f.number('unobserved') ?? 0) > 0 ? `，未觀測（擲骰 ${signed(f.number('unobserved') ?? 0)}）` : ''}。`,
  'barrage-guns': (f) => {
    const guns = f.each('guns').map((gun) => `${gun.unit()} ${gun.figure('value')} 點`);
    return `砲擊${f.hex()}的砲兵：${list(guns) || '?'}。`;
  },
  'barrage-struck': (f) => {
    const called = f.number('result') ?? 0;
    const capped = called > (f.number('lost') ?? called) ? '（最多一半戰力，至少 1）' : '';
    const result = called === 0 ? '無效' : `結果 ${called}，損失 ${f.figure('lost')} SP${capped}`;
    return `砲擊${f.hex()}的${f.unit()}：${thrown(f)}：${result}。`;
  },
  'garrison-struck': (f) =>
    `砲擊${f.hex()}的固有守軍：${thrown(f)}：${(f.number('result') ?? 0) > 0 ? '命中' : '無效'}。`,
  'bunker-struck': (f) =>
    `砲擊${f.hex()}的碉堡：${thrown(f)}：${(f.number('result') ?? 0) > 0 ? `結果 ${f.figure('result')}` : '無效'}。`,
  'barrage-result': (f) =>
    `對${f.hex()}的砲擊${f.number('lost') === 0 ? '沒有造成損失' : `共造成 ${f.figure('lost')} SP 損失`}${f.is('emptied') ? '，該格已清空' : ''}。`,
  'bunker-hit': (f) =>
    f.number('left') === 0
      ? `${f.hex()}的碉堡被摧毀（損失 ${f.figure('lost')}）。`
      : `${f.hex()}的碉堡損失 ${f.figure('lost')}，剩下 ${f.figure('left')}。`,
  'garrison-destroyed': (f) => `${f.hex()}的固有守軍被消滅。`,
  'defensive-fire': (f) => `${f.hex()}進行防禦射擊${firers(f)}：${fire(f)}。`,
  'assault-fire': (f) => `${f.side()}突擊${f.hex()}${firers(f)}：${fire(f)}。`,
  support: (f) => {
    const headquarters = f.has('headquarters') ? `，指揮部為${formationIn(f, 'headquarters')}` : '';
    return `支援${f.hex()}的砲兵${headquarters}：${list(f.units('units')) || '?'}。`;
  },
  'fire-withheld': (f) => {
    const why = f.text('why') === 'shaken' ? '動搖' : '用於支援或砲擊';
    return `${f.hex()}之戰中，${list(f.units('units')) || '?'}因${why}而不射擊。`;
  },
  'conventional-fire': (f) => {
    const result = f.number('result');
    const effect = result === undefined ? '無效' : `MC${result === 0 ? '' : result}`;
    return `對${target(f)}進行一般射擊：${ratio(f)}：${effect}。`;
  },
  'antitank-fire': (f) => {
    const result = f.number('result') ?? 0;
    return `對${target(f)}進行反戰車射擊：${ratio(f)}：${result === 0 ? '未命中' : `結果 ${result} SP`}。`;
  },
  'tank-fright': (f) => `${f.hex()}的${f.unit()}遭到戰車突擊，必須進行士氣檢定。`,
  morale,
  'morale-sheltered': (f) => `${f.hex()}的${f.unit()}有碉堡（${f.figure('bunker')}）庇護，不必進行士氣檢定。`,
  'strength-lost': (f) => `${where(f)}${f.unit()}損失 ${f.figure('points')} SP，剩下 ${f.figure('left')} SP。`,
  eliminated: (f) => `${where(f)}${f.unit()}被消滅。`,
  'retreats-through-zone': (f) => `${f.unit()}由${f.hex('from')}穿過敵方 ZOC 撤退。`,
  retreated: (f) => {
    const { way, end } = f.path();
    return `${f.unit()}由${f.hex('from')}撤退到${end}${way.length > 0 ? `，途經 ${way.join('、')}` : ''}。`;
  },
  'no-retreat': (f) => `${f.unit()}在${f.hex()}無路可退。`,
  advanced: (f) => `${f.unit()}由${f.hex('from')}推進到${f.hex()}。`,
} satisfies Partial<Catalogue['events']>;

const where = (f: Facts): string => (f.has('hex') ? `${f.hex()}的` : '');

/** A garrison has no counter. */
const target = (f: Facts): string => (f.has('unit') ? `${f.hex()}的${f.unit()}` : `${f.hex()}的固有守軍`);

const ratio = (f: Facts): string =>
  `火力 ${f.figure('fire')} 對防禦值 ${f.figure('defence')}，${odds(f.text('odds'))}` +
  (f.has('die') ? `，擲出 ${f.figure('die')}` : '');

/** Where no unit is, a garrison without a counter is the target (11B1). */
const under = (f: Facts): string => {
  const units = f.number('units') ?? 0;
  return units === 0 ? '固有守軍' : ` ${units} 個單位`;
};

const attacks = (f: Facts): string => {
  const values = f.numbers('attacks');
  if (values.length === 0) return '太弱，不足以查表';
  return values.length === 1 ? `砲擊值 ${values[0]}` : `${values.length} 次攻擊，砲擊值 ${list(values.map(String))}`;
};

/** Dice of a barrage with what is added to each. */
const thrown = (f: Facts): string => {
  const dice = f.numbers('dice');
  const shown = dice.length === 0 ? '沒有擲骰' : `擲出 ${list(dice.map(String))}`;
  return [shown, ...terms(f)].join('，');
};

const terms = (f: Facts): string[] =>
  f.each('terms').flatMap((one) => {
    const what = one.text('what') ?? '';
    const value = one.number('value') ?? 0;
    return value === 0 ? [] : [term(what, entryOf(words.terms, what) ?? what, value)];
  });

const firers = (f: Facts): string => {
  const units = f.units('units');
  return units.length > 0 ? `，參與單位 ${list(units)}` : '';
};

function fire(f: Facts): string {
  const values = [`一般火力 ${f.figure('conventional')}`];
  if ((f.number('antitank') ?? 0) > 0) values.push(`反戰車火力 ${f.figure('antitank')}`);
  const guns = f.number('guns') ?? 0;
  if (guns > 0) {
    const intensity = entryOf(words.intensities, f.text('intensity') ?? '') ?? '';
    values.push(`${guns} 個砲兵單位以${intensity}支援`);
  }
  return values.join('，');
}

function morale(f: Facts): string {
  const die = f.number('die') ?? 0;
  const added = f.each('terms').reduce((sum, one) => sum + (one.number('value') ?? 0), 0);
  const why = terms(f);
  const sum =
    why.length > 0
      ? `擲出 ${f.figure('die')}${plus(added)}（${why.join('，')}）= ${f.has('total') ? f.figure('total') : die + added}`
      : `擲出 ${f.figure('die')}`;
  const outcome = entryOf(words.moraleOutcomes, f.text('outcome') ?? '') ?? '?';
  return `${f.hex()}的${f.unit()}進行士氣檢定：${sum}，對士氣值 ${f.figure('morale')}：${outcome}。`;
}

function stackSeen(f: Facts): string {
  const seen = f.each('units').map((one) => `${one.unit()} ${one.figure('strength')} SP`);
  if ((f.number('bunker') ?? 0) > 0) seen.push(`碉堡 ${f.figure('bunker')}`);
  if (f.is('garrison')) seen.push('固有守軍');
  return `${f.hex()}內有：${list(seen) || '沒有單位'}。`;
}
