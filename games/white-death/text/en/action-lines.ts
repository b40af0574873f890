import { Facts } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import type { Names } from '../names.js';
import type { FireAllocation } from '../../actions/actions.js';
import { count, list } from './numbers.js';
import { standing } from './standing.js';
import { words } from './words.js';

export const actionLines: Catalogue['actionLines'] = {
  place: ({ unit, hex, deployed }, names) =>
    `Place ${names.unit(unit)} in ${names.hex(hex)}${deployed ? ', deployed' : ''}`,
  'place-rest': () => 'Place all remaining units',
  'avoid-isolation': ({ pay }) =>
    pay
      ? 'Pay a supply point: isolation has no effect on Velikiye Luki this turn'
      : 'Do not pay: units cut off in Velikiye Luki are isolated',
  impulse: ({ points }) => `Begin an impulse of ${points} MP`,
  pass: () => 'Pass',
  refit: ({ formation }, names) => `Send the ${names.formation(formation)} off for refit`,
  replace: ({ unit, points }, names) => `Add ${points} SP of replacements to ${names.unit(unit)}`,
  repair: ({ unit }, names) => `Repair 1 SP of ${names.unit(unit)}`,
  reassign: ({ unit, area }, names) => `Send ${names.unit(unit)} to the ${names.area(area)}`,
  move: ({ unit, path, with: others }, names) => `Move ${together(unit, others, names)} to ${names.hex(path.at(-1))}`,
  enter: ({ unit, path, with: others }, names) => {
    const on = path.length > 1 ? ` and move to ${names.hex(path.at(-1))}` : '';
    return `Bring in ${together(unit, others, names)} at ${names.hex(path[0])}${on}`;
  },
  rail: ({ unit, path }, names) => `Move ${names.unit(unit)} by rail to ${names.hex(path.at(-1))}`,
  deploy: ({ unit }, names) => `Deploy ${names.unit(unit)}`,
  bridge: ({ unit, work }, names) =>
    work === 'build' ? `Build a bridge with ${names.unit(unit)}` : `Destroy the bridge under ${names.unit(unit)}`,
  assault: ({ unit, target }, names) => `Assault ${names.hex(target)} with ${names.unit(unit)}`,
  stack: ({ hex, order }, names) =>
    `Rearrange the stack in ${names.hex(hex)}; from the top: ${order.map(names.unit).join(', ')}`,
  barrage: ({ target, units, split, rockets }, names) =>
    `Barrage ${names.hex(target)} with ${list(units.map(names.unit))}` +
    (split && split.length > 0 ? `, split into ${list(split.map(String))}` : '') +
    (rockets === undefined ? '' : rockets === 'full' ? ', rockets at full value' : ', rockets at half value'),
  defend: ({ intensity, ...fire }, names) => {
    const support = supportOf(fire, names);
    const how = intensity === undefined || support === '' ? '' : ` ${words.intensities[intensity]}`;
    return `Fire defensively in ${names.hex(fire.target)}${support}${how}${shares(fire, names)}`;
  },
  fire: (fire, names) => `Fire the assault on ${names.hex(fire.target)}${supportOf(fire, names)}${shares(fire, names)}`,
  advance: ({ unit, hex, with: others }, names) => `Advance ${together(unit, others, names)} into ${names.hex(hex)}`,
  orders: (given, names) => {
    const changed = standing(new Facts(given, names));
    return changed.length > 0 ? `Standing orders: ${changed.join('; ')}` : 'Standing orders';
  },
  done: () => 'Done',
  exit: ({ unit }, names) => `Take ${names.unit(unit)} off the map`,
  'call-off': ({ unit }, names) => `Call off the assault of ${names.unit(unit)}`,
};

const together = (unit: string, others: readonly string[] | undefined, names: Names): string =>
  list([unit, ...(others ?? [])].map(names.unit));

function supportOf({ headquarters, support }: FireAllocation, names: Names): string {
  if (!support || support.length === 0) return '';
  const under = headquarters === undefined ? '' : ` under the ${names.formation(headquarters)}`;
  return ` with support of ${list(support.map(names.unit))}${under}`;
}

function shares({ antitank, allocation }: FireAllocation, names: Names): string {
  const given = Object.entries(allocation ?? {}).map(([unit, points]) => `${points} on ${names.unit(unit)}`);
  const fire = given.length > 0 ? `; ${list(given)}` : '';
  if (!antitank) return fire;
  const guns = antitank.length > 0 ? list(antitank.map(names.unit)) : count(0, 'weapons unit');
  return `${fire}; antitank: ${guns}`;
}
