import { entryOf, plus, signed } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import { type Facts, formationIn } from '../facts.js';
import { count, list, odds, term } from './numbers.js';
import { words } from './words.js';

/** Assault, barrage, fire, losses, morale, retreat. */
export const fireEvents = {
  'assault-declared': (f) => `${f.unit()} in ${f.hex('from')} will assault ${f.hex('target')}.`,
  'assault-called-off': (f) => `${f.unit()} will not assault ${f.hex('target')} after all.`,
  'stack-seen': stackSeen,
  'supply-spent': (f) =>
    `${entryOf(words.pools, f.text('pool') ?? '') ?? '?'} supply: ${count(f.number('points'), 'point')} spent on ` +
    `${entryOf(words.supplyPurposes, f.text('purpose') ?? '') ?? '?'}; left: ${f.figure('left')}.`,
  barrage: (f) =>
    `The ${f.side()} barrage ${under(f)} ${f.hex()}: ${attacks(f)}` +
    `${(f.number('unobserved') ?? 0) > 0 ? `, not observed (${signed(f.number('unobserved') ?? 0)} to the die)` : ''}.`,
  'barrage-guns': (f) => {
    const guns = f.each('guns').map((gun) => `${gun.unit()} with ${gun.figure('value')}`);
    return `Guns firing at ${f.hex()}: ${list(guns) || '?'}.`;
  },
  'barrage-struck': (f) => {
    const called = f.number('result') ?? 0;
    const result =
      called === 0
        ? 'no effect'
        : `result ${called}, ${f.figure('lost')} SP lost${called > (f.number('lost') ?? called) ? ' (at most half its strength, at least 1)' : ''}`;
    return `Barrage on ${f.unit()} in ${f.hex()}: ${thrown(f)}: ${result}.`;
  },
  'garrison-struck': (f) =>
    `Barrage on the intrinsic garrison of ${f.hex()}: ${thrown(f)}: ${(f.number('result') ?? 0) > 0 ? 'hit' : 'no effect'}.`,
  'bunker-struck': (f) =>
    `Barrage on the bunker in ${f.hex()}: ${thrown(f)}: ${(f.number('result') ?? 0) > 0 ? `result ${f.figure('result')}` : 'no effect'}.`,
  'barrage-result': (f) =>
    `The barrage of ${f.hex()} ${f.number('lost') === 0 ? 'causes no loss' : `costs ${f.figure('lost')} SP`}` +
    `${f.is('emptied') ? ' and empties the hex' : ''}.`,
  'bunker-hit': (f) =>
    f.number('left') === 0
      ? `The bunker in ${f.hex()} is destroyed (${f.figure('lost')} lost).`
      : `The bunker in ${f.hex()} loses ${f.figure('lost')} and has ${f.figure('left')} left.`,
  'garrison-destroyed': (f) => `The intrinsic garrison of ${f.hex()} is destroyed.`,
  'defensive-fire': (f) => `${f.hex()} fires defensively${firers(f)}: ${fire(f)}.`,
  'assault-fire': (f) => `The ${f.side()} assault ${f.hex()}${firers(f)}: ${fire(f)}.`,
  support: (f) => {
    const headquarters = f.has('headquarters') ? ` under the ${formationIn(f, 'headquarters')}` : '';
    return `Artillery support at ${f.hex()}${headquarters}: ${list(f.units('units')) || '?'}.`;
  },
  'fire-withheld': (f) => {
    const units = f.units('units');
    const why = f.text('why') === 'shaken' ? 'shaken' : 'used for support or barrage';
    return `In the fight for ${f.hex()} ${list(units) || '?'} ${units.length === 1 ? 'does' : 'do'} not fire: ${why}.`;
  },
  'conventional-fire': (f) => {
    const result = f.number('result');
    const effect = result === undefined ? 'no effect' : `MC${result === 0 ? '' : result}`;
    return `Conventional fire on ${target(f)}: ${ratio(f)}: ${effect}.`;
  },
  'antitank-fire': (f) => {
    const result = f.number('result') ?? 0;
    return `Antitank fire on ${target(f)}: ${ratio(f)}: ${result === 0 ? 'miss' : `result ${result} SP`}.`;
  },
  'tank-fright': (f) => `${f.unit()} in ${f.hex()} is assaulted by tanks and has to check its morale.`,
  morale,
  'morale-sheltered': (f) =>
    `${f.unit()} in ${f.hex()} is sheltered by its bunker (${f.figure('bunker')}) and need not check morale.`,
  'strength-lost': (f) => `${f.unit()} loses ${f.figure('points')} SP${where(f)}: ${f.figure('left')} left.`,
  eliminated: (f) => `${f.unit()} is eliminated${where(f)}.`,
  'retreats-through-zone': (f) => `${f.unit()} retreats from ${f.hex('from')} through an enemy zone.`,
  retreated: (f) => {
    const { way, end } = f.path();
    return `${f.unit()} retreats from ${f.hex('from')} to ${end}${way.length > 0 ? ` via ${way.join(', ')}` : ''}.`;
  },
  'no-retreat': (f) => `${f.unit()} cannot retreat from ${f.hex()}.`,
  advanced: (f) => `${f.unit()} advances from ${f.hex('from')} into ${f.hex()}.`,
} satisfies Partial<Catalogue['events']>;

const where = (f: Facts): string => (f.has('hex') ? ` in ${f.hex()}` : '');

/** A garrison has no counter. */
const target = (f: Facts): string =>
  f.has('unit') ? `${f.unit()} in ${f.hex()}` : `the intrinsic garrison of ${f.hex()}`;

/** `6.5 against 4, odds 1:1, die 3`. */
const ratio = (f: Facts): string =>
  `${f.figure('fire')} against ${f.figure('defence')}, ${odds(f.text('odds'))}` +
  (f.has('die') ? `, die ${f.figure('die')}` : '');

/** Where no unit is, a garrison without a counter is the target (11B1). */
const under = (f: Facts): string => {
  const units = f.number('units') ?? 0;
  return units === 0 ? 'the intrinsic garrison of' : `${count(units, 'unit')} in`;
};

const attacks = (f: Facts): string => {
  const values = f.numbers('attacks');
  if (values.length === 0) return 'too weak for the table';
  return values.length === 1 ? `value ${values[0]}` : `${values.length} attacks of ${list(values.map(String))}`;
};

/** Dice of a barrage with what is added to each. */
const thrown = (f: Facts): string => {
  const dice = f.numbers('dice');
  const added = terms(f);
  const shown = dice.length === 0 ? 'no die' : `${dice.length === 1 ? 'die' : 'dice'} ${dice.join(', ')}`;
  return added.length > 0 ? `${shown}, ${added.join(', ')}` : shown;
};

const terms = (f: Facts): string[] =>
  f.each('terms').flatMap((one) => {
    const what = one.text('what') ?? '';
    const value = one.number('value') ?? 0;
    return value === 0 ? [] : [term(what, entryOf(words.terms, what) ?? what, value)];
  });

const firers = (f: Facts): string => {
  const units = f.units('units');
  return units.length > 0 ? ` with ${list(units)}` : '';
};

function fire(f: Facts): string {
  const values = [`conventional ${f.figure('conventional')}`];
  if ((f.number('antitank') ?? 0) > 0) values.push(`antitank ${f.figure('antitank')}`);
  const guns = f.number('guns') ?? 0;
  if (guns > 0) {
    const intensity = entryOf(words.intensities, f.text('intensity') ?? '');
    values.push(`with ${count(guns, 'supporting gun')}${intensity ? ` ${intensity}` : ''}`);
  }
  return values.join(', ');
}

function morale(f: Facts): string {
  const die = f.number('die') ?? 0;
  const added = f.each('terms').reduce((sum, one) => sum + (one.number('value') ?? 0), 0);
  const why = terms(f);
  const sum =
    why.length > 0
      ? `die ${f.figure('die')}${plus(added)} (${why.join(', ')}) = ${f.has('total') ? f.figure('total') : die + added}`
      : `die ${f.figure('die')}`;
  const outcome = entryOf(words.moraleOutcomes, f.text('outcome') ?? '') ?? '?';
  return `Morale check of ${f.unit()} in ${f.hex()}: ${sum} against morale ${f.figure('morale')}: ${outcome}.`;
}

function stackSeen(f: Facts): string {
  const seen = f.each('units').map((one) => `${one.unit()} with ${one.figure('strength')} SP`);
  if ((f.number('bunker') ?? 0) > 0) seen.push(`a bunker of ${f.figure('bunker')}`);
  if (f.is('garrison')) seen.push('an intrinsic garrison');
  return `In ${f.hex()}: ${list(seen) || 'nobody'}.`;
}
