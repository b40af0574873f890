import { entryOf, percent } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import type { Facts } from '../facts.js';
import { count, list, odds } from './numbers.js';
import { percentRange } from '../numbers.js';
import { words } from './words.js';

export const forecasts: Catalogue['forecasts'] = {
  assault: (f) => `Assault on ${f.hex()}, if nobody is lost before it: ${fire(f)}`,
  barrage: (f) => {
    const values = f.numbers('attacks');
    const value = values.length === 0 ? 'too weak for the table' : `value ${list(values.map(String))}`;
    const unobserved = (f.number('unobserved') ?? 0) > 0 ? `, +${f.figure('unobserved')} to the die, not observed` : '';
    return `Barrage of ${f.hex()}: ${value}${unobserved}`;
  },
  defend: (f) => `Defensive fire in ${f.hex()}: ${fire(f)}`,
  detection: (f) => {
    const others = f.number('others') ?? 0;
    const column = others > 0 ? ` with ${count(others, 'other')}` : '';
    return `Detection of ${f.unit()}${column} in ${f.hex()}`;
  },
  fire: (f) => `Assault on ${f.hex()}: ${fire(f)}`,
  ice: (f) => `Ice on the way of ${f.unit()} from ${f.hex('from')} to ${f.hex()}`,
  transit: (f) => {
    const units = f.units('units');
    const leave = units.length > 1 ? `${list(units)} as they leave` : `${f.unit()} as it leaves`;
    const worst = f.has('worst') ? f.part('worst').text('odds') : f.text('odds');
    const range = worst === f.text('odds') ? '' : ` to ${worst ?? '?'}`;
    return `Antitank fire on ${leave} ${f.hex()}: ${odds(f.text('odds'))}${range}; gets away: ${percentRange(f.part('away'))}`;
  },
};

const fire = (f: Facts): string =>
  `conventional ${f.figure('conventional')}` +
  ((f.number('antitank') ?? 0) > 0 ? `, antitank ${f.figure('antitank')}` : '');

/** What is lost, and who is left in the fight. */
const total = (f: Facts): string => `${f.figure('lost')} SP lost, ${count(f.number('left'), 'unit')} left`;
const lost = (f: Facts): string => ((f.number('lost') ?? 0) > 0 ? `, ${f.figure('lost')} SP lost` : '');

export const forecastOutcomes: Catalogue['forecastOutcomes'] = {
  'assault-goes-on': (f) => `the assault goes on: ${total(f)}`,
  repulsed: (f) => `the assault is repulsed: ${f.figure('lost')} SP lost`,
  'hex-held': (f) => `the hex is held: ${total(f)}`,
  emptied: (f) => `the hex is emptied: ${f.figure('lost')} SP lost`,
  found: (f) => `found out${lost(f)}`,
  unnoticed: (f) => `not found out${lost(f)}`,
  'left-behind': (f) => `not all get away${lost(f)}`,
  unharmed: 'unharmed',
  passed: (f) => `morale passed${lost(f)}`,
  failed: (f) => `morale failed${lost(f)}`,
  routed: (f) => `routed${lost(f)}`,
  eliminated: (f) => `eliminated${lost(f)}`,
  'ice-broke': (f) => `the ice breaks${lost(f)}`,
};

export const forecastNotes: Catalogue['forecastNotes'] = (f, kind) => {
  const notes = f.each('targets').map((target) => targetNote(f, target));
  const unknown = f.number('unknownUnits') ?? 0;
  if (unknown > 0) {
    const counted = kind === 'barrage' ? 'not counted in the losses' : 'counted only at worst';
    notes.push(`${count(unknown, 'unit')} not seen, ${counted}`);
  }
  if (kind === 'barrage' && f.has('unknown')) {
    const range = f.part('unknown');
    notes.push(`a unit not seen, at best for the guns: ${results(range, 'best')}`);
    notes.push(`a unit not seen, at worst: ${results(range, 'worst')}`);
  }
  if (f.has('worst')) {
    const worst = f.part('worst');
    notes.push(`at worst, with fire of ${worst.figure('fire')} (${odds(worst.text('odds'))}): ${fates(worst)}`);
  }
  if (f.has('bunker')) {
    const bunker = f.part('bunker');
    notes.push(`bunker of ${bunker.figure('strength')}: ${results(bunker, 'results')}`);
  }
  return notes;
};

function targetNote(f: Facts, target: Facts): string {
  const who = target.has('unit') ? target.unit() : `intrinsic garrison of ${f.hex()}`;
  if (!target.has('fire')) return `${who}: ${fates(target)}`;
  const kind = target.text('kind') === 'antitank' ? 'antitank' : 'conventional';
  const slope = target.is('downhill') ? ', down a slope' : '';
  const fright = target.is('tankFright') ? ', tank fright' : '';
  const share =
    target.number('fire') === 0
      ? 'not fired at'
      : `${kind} ${target.figure('fire')} against ${target.figure('defence')}, ${odds(target.text('odds'))}`;
  return `${who}, ${share}${slope}${fright}: ${fates(target)}`;
}

const fates = (f: Facts): string =>
  f
    .each('fates')
    .map((one) => {
      const label = entryOf(words.forecastResults, one.text('fate') ?? '') ?? '?';
      return `${percent(one.number('probability') ?? 0)} ${label}${lost(one)}`;
    })
    .join('; ') || 'not fired at';

const results = (f: Facts, key: string): string =>
  f
    .each(key)
    .map(
      (one) =>
        `${percent(one.number('probability') ?? 0)} ${(one.number('points') ?? 0) === 0 ? 'no effect' : `result ${one.figure('points')}`}`,
    )
    .join('; ') || '?';
