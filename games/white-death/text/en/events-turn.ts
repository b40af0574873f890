import { entryOf } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import { areaIn, type Facts, formationIn } from '../facts.js';
import { count, date, list } from './numbers.js';
import { standing } from './standing.js';
import { words } from './words.js';

/** The course of the turn, replacements and standing orders. */
export const turnEvents = {
  'turn-begins': (f) => `Turn ${f.figure('turn')}${date(f.number('turn'))} begins.`,
  weather: (f) =>
    `Weather: ${entryOf(words.weathers, f.text('weather') ?? '') ?? '?'} (die ${f.figure('die')}).` +
    (f.is('fresh')
      ? ' Tracked, wheeled and draft units that the thaw finds in a river may leave it on either bank this turn.'
      : ''),
  'supply-received': (f) =>
    `The Soviets receive ${count(f.number('soviet'), 'supply point')}, the Germans ${f.figure('german')}.`,
  'fortress-supplied': (f) => `Velikiye Luki receives ${count(f.number('points'), 'supply point')} by land.`,
  'air-drop': (f) =>
    `Velikiye Luki is cut off; dice for the air drop: ${f.numbers('dice').join(', ') || 'none'} (${f.figure('upTo')} or less ` +
    `needed). Supply points that arrive: ${f.figure('received')} of ${f.figure('points')}.`,
  'towns-released': 'The garrisons of the railway towns are released.',
  'fortress-released': 'The garrison of Velikiye Luki is released.',
  'fortress-roll': (f) =>
    `Die ${f.figure('die')} for the garrison of Velikiye Luki, ${f.figure('upTo')} or less needed: ` +
    `${f.is('released') ? 'it is released' : 'it is not released'}.`,
  'replacements-received': (f) =>
    `The Soviets receive ${count(f.number('soviet'), 'replacement point')}, the Germans ${f.figure('german')}.`,
  'refit-begins': (f) => {
    const units = f.texts('units').length;
    return `The ${formationIn(f)} (${count(units, 'unit')}) leaves the map for refit and returns on turn ${f.figure('turn')}.`;
  },
  'refit-ends': (f) => `The ${formationIn(f)} is back from refit and may enter through the ${areaIn(f, 'entry')}.`,
  'isolation-decided': (f) =>
    f.is('pay')
      ? `Velikiye Luki pays a supply point: isolation has no effect on it this turn; points left: ${f.figure('left')}.`
      : `Velikiye Luki does not pay: units cut off there are isolated; supply points left: ${f.figure('left')}.`,
  'impulse-begins': (f) =>
    `Impulse ${f.figure('number')} of the ${f.side()} in turn ${f.figure('turn')} begins with ${f.figure('points')} MP; ` +
    `left of the turn: ${f.figure('left')}.`,
  passed: (f) => `The ${f.side()} pass, with ${f.figure('left')} MP left this turn.`,
  'flieger-roll': (f) =>
    `Die ${f.figure('die')} for the 7th Flieger Division: ` +
    `${f.is('division') ? 'the whole division comes' : 'only one battalion comes'}.`,
  'answer-roll': (f) => {
    const answer = f.is('granted') ? 'is sent in answer to the Flieger Division' : 'does not come';
    return f.has('die')
      ? `Die ${f.figure('die')}, ${f.figure('upTo')} or less needed: the ${formationIn(f)} ${answer}.`
      : `The ${formationIn(f)} ${answer}.`;
  },
  'objective-taken': (f) => `The ${f.side()} take ${f.hex()}.`,
  'rail-towns': (f) =>
    `The Soviets hold ${list(f.hexes()) || 'towns'} on the Leningrad–Vitebsk railway: ` +
    `+${f.figure('points')} VP (towns counted so far: ${f.figure('total')}).`,
  'turn-ends': (f) => `Turn ${f.figure('turn')} ends.`,
  'battle-ends': (f) => `The battle ends in turn ${f.figure('turn')}.`,
  replaced: (f) => `${f.unit()} takes ${f.figure('points')} SP of replacements: ${f.figure('strength')} SP.`,
  'replacements-used': (f) =>
    `The ${f.side()} use ${count(f.number('points'), 'replacement point')}; left: ${f.figure('left')}.`,
  repaired: (f) => `${f.unit()} is repaired: ${f.figure('strength')} SP.`,
  'repair-used': (f) => `The ${f.side()} repair one SP of AFVs.`,
  'orders-given': (f) => `Standing orders now: ${standing(f).join('; ') || '?'}.`,
  'order-acted': orderActed,
  'order-disarmed': (f) =>
    `Standing order cancelled at ${f.hex()}: ${
      f.number('reserve') === 0
        ? 'there is no supply point for high intensity'
        : `high intensity would touch the reserve of ${count(f.number('reserve'), 'supply point')}`
    }. You are asked from here on.`,
} satisfies Partial<Catalogue['events']>;

function orderActed(f: Facts): string {
  if (f.text('order') === 'replacements') {
    const value = entryOf(words.standingValues.replacements, f.text('value') ?? '') ?? '?';
    return `Standing order: ${count(f.number('points'), 'replacement point')} handed out, ${value}.`;
  }
  if (f.text('order') === 'retreat') {
    const value = entryOf(words.standingValues.retreat, f.text('value') ?? '') ?? '?';
    return `Standing order: ${f.unit()} retreats to ${f.hex()}, for retreats prefer ${value}.`;
  }
  const guns = f.units('support');
  if (guns.length === 0) return `Standing order: ${f.hex()} fires defensively without artillery.`;
  const headquarters = f.has('headquarters') ? ` under the ${formationIn(f, 'headquarters')}` : '';
  const intensity = f.text('intensity') === 'high' ? 'high' : 'low';
  return `Standing order: ${f.hex()} fires defensively with ${intensity}-intensity support of ${list(guns)}${headquarters}.`;
}
