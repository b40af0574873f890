import { Facts } from '@impulse/engine';
import type { FireAllocation } from '../../actions/actions.js';
import type { Catalogue } from '../catalogue.js';
import type { Names } from '../names.js';
import { list } from './numbers.js';
import { standing } from './standing.js';
import { words } from './words.js';

export const actionLines: Catalogue['actionLines'] = {
  place: ({ unit, hex, deployed }, names) => `把${names.unit(unit)}放在${names.hex(hex)}${deployed ? '，已展開' : ''}`,
  'place-rest': () => '放置其餘所有單位',
  'avoid-isolation': ({ pay }) => (pay ? '支付 1 補給點：大盧基本回合不受孤立影響' : '不支付：大盧基被切斷的部隊孤立'),
  impulse: ({ points }) => `開始 ${points} MP 的行動段`,
  pass: () => '跳過',
  refit: ({ formation }, names) => `${names.formation(formation)}離開地圖整補`,
  replace: ({ unit, points }, names) => `${names.unit(unit)}補充 ${points} SP`,
  repair: ({ unit }, names) => `${names.unit(unit)}修復 1 SP`,
  reassign: ({ unit, area }, names) => `${names.unit(unit)}改到${names.area(area)}`,
  move: ({ unit, path, with: others }, names) => `${together(unit, others, names)}移動到${names.hex(path.at(-1))}`,
  enter: ({ unit, path, with: others }, names) => {
    const on = path.length > 1 ? `，移動到${names.hex(path.at(-1))}` : '';
    return `${together(unit, others, names)}由${names.hex(path[0])}進場${on}`;
  },
  rail: ({ unit, path }, names) => `${names.unit(unit)}經鐵路運往${names.hex(path.at(-1))}`,
  deploy: ({ unit }, names) => `${names.unit(unit)}展開`,
  bridge: ({ unit, work }, names) => `${names.unit(unit)}${work === 'build' ? '造橋' : '毀橋'}`,
  assault: ({ unit, target }, names) => `${names.unit(unit)}突擊${names.hex(target)}`,
  stack: ({ hex, order }, names) => `重新排列${names.hex(hex)}的堆疊，由上而下：${list(order.map(names.unit))}`,
  barrage: ({ target, units, split, rockets }, names) =>
    `${list(units.map(names.unit))}砲擊${names.hex(target)}` +
    (split && split.length > 0 ? `，分成 ${list(split.map(String))}` : '') +
    (rockets === undefined ? '' : rockets === 'full' ? '，火箭砲全力' : '，火箭砲減半'),
  defend: ({ intensity, ...fire }, names) => {
    const support = supportOf(fire, names, intensity === undefined ? '' : words.intensities[intensity]);
    return `${names.hex(fire.target)}進行防禦射擊${support}${shares(fire, names)}`;
  },
  fire: (fire, names) => `對${names.hex(fire.target)}進行突擊射擊${supportOf(fire, names, '')}${shares(fire, names)}`,
  advance: ({ unit, hex, with: others }, names) => `${together(unit, others, names)}推進到${names.hex(hex)}`,
  orders: (given, names) => {
    const changed = standing(new Facts(given, names));
    return changed.length > 0 ? `常設命令，${changed.join('；')}` : '常設命令';
  },
  done: () => '完成',
  exit: ({ unit }, names) => `${names.unit(unit)}離開地圖`,
  'call-off': ({ unit }, names) => `取消${names.unit(unit)}的突擊`,
};

const together = (unit: string, others: readonly string[] | undefined, names: Names): string =>
  list([unit, ...(others ?? [])].map(names.unit));

function supportOf({ headquarters, support }: FireAllocation, names: Names, intensity: string): string {
  if (!support || support.length === 0) return '';
  const under = headquarters === undefined ? '' : `，指揮部為${names.formation(headquarters)}`;
  return `，由${list(support.map(names.unit))}${intensity === '' ? '' : `以${intensity}`}支援${under}`;
}

function shares({ antitank, allocation }: FireAllocation, names: Names): string {
  const given = Object.entries(allocation ?? {}).map(([unit, points]) => `${names.unit(unit)} ${points}`);
  const fire = given.length > 0 ? `；火力分配：${list(given)}` : '';
  if (!antitank) return fire;
  return `${fire}；反戰車射擊：${list(antitank.map(names.unit)) || '沒有武器單位'}`;
}
