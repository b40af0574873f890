import { entryOf, listWith, plus, signed } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import type { AttackName } from '../codes.js';
import type { Facts } from '../facts.js';
import { date, term, when } from './numbers.js';
import { words } from './words.js';

const list = (items: readonly string[]): string => listWith(', ', ' and ', items);

export const events: Catalogue['events'] = {
  placed: (f) => `${f.unit()} is set up in ${f.hex()}.`,
  'couplet-begins': (f) => `${when(f.number('turn'), f.number('couplet'))} begins.`,
  'rolled-an': (f) => `The ${f.side()} rolls ${f.figure('die')} for its activation number.`,
  'chose-an': (f) => `The ${f.side()} chooses activation number ${f.figure('an')}.`,
  'rolls-an': (f) => `The ${f.side()} will roll instead of choosing its activation number.`,
  'adjusted-an': (f) => {
    const delta = f.number('delta') ?? 0;
    if (delta === 0) return `The ${f.side()} leaves its roll as it is: activation number ${f.figure('an')}.`;
    return `The ${f.side()} changes its roll by ${signed(delta)}: activation number ${f.figure('an')}.`;
  },
  'numbers-revealed': (f) =>
    `Activation numbers: ${words.sides.dak} ${revealed(f.part('dak'))}, ${words.sides.cw} ${revealed(f.part('cw'))}. ` +
    `The ${f.side('first')} has the first impulse.`,
  'planned-flight': (f) => `${f.unit()} will fly to ${f.hex()}.`,
  'flights-revealed': (f) => {
    const flights = f.each('flights').map((flight) => `${flight.unit()} over ${flight.hex()}`);
    return flights.length > 0
      ? `The flights are revealed: ${list(flights)}.`
      : 'The flights are revealed: no aircraft was sent.';
  },
  flew: (f) => `${f.unit()} flies to ${f.hex()}.`,
  'impulse-begins': (f) => `The impulse of the ${f.side()} begins with activation number ${f.figure('an')}.`,
  moved: (f) => {
    const { way, end } = f.path();
    return `${f.unit()} moves from ${f.hex('from')} to ${end}${way.length > 0 ? ` via ${way.join(', ')}` : ''}.`;
  },
  entered: (f) => {
    const { way, end } = f.path();
    const bonus = f.is('bonus') ? ' with the combined-arms bonus' : '';
    if (way.length === 0) return `${f.unit()} enters the map at ${end}${bonus}.`;
    const between = way.length > 1 ? ` via ${way.slice(1).join(', ')}` : '';
    return `${f.unit()} enters the map at ${way[0]}${bonus} and moves on to ${end}${between}.`;
  },
  exited: (f) => {
    const total = f.has('needed') ? `${f.figure('total')} of ${f.figure('needed')}` : f.figure('total');
    return f.number('strength') === 0
      ? `${f.unit()} leaves the map at ${f.hex()}; artillery adds nothing to the strength that has left for Tobruk (${total}).`
      : `${f.unit()} leaves the map at ${f.hex()} with strength ${f.figure('strength')}; strength that has left for Tobruk: ${total}.`;
  },
  'ranged-in': rangedIn,
  attack,
  hit: (f) => `${f.unit()} takes a hit: strength ${f.figure('strength')} left.`,
  destroyed: (f) => `${f.unit()} is destroyed.`,
  advanced: (f) => `${f.unit()} advances from ${f.hex('from')} into ${f.hex()}.`,
  'objective-taken': (f) => `The ${f.side()} takes ${f.hex()}.`,
  restacked: (f) => {
    const units = f.units('order');
    return `The stack in ${f.hex()} is rearranged${units.length > 0 ? `; from the top: ${units.join(', ')}` : ''}.`;
  },
  'excess-destroyed': (f) => `${f.unit()} is destroyed because ${f.hex()} is overstacked.`,
  'night-falls': (f) => `Night falls on turn ${f.figure('turn')}${date(f.number('turn'))}.`,
  recovery: (f) => {
    const modifier = f.number('modifier') ?? 0;
    const zone = modifier === 0 ? '' : ` (${term('enemy-zone', words.terms['enemy-zone'], modifier)})`;
    const regained = f.number('regained') ?? 0;
    const result = regained === 0 ? 'nothing is regained' : `${regained} regained`;
    return (
      `${f.unit()} rolls ${f.numbers('dice').join(', ') || '?'} for recovery, ${f.figure('needed')} or more needed${zone}: ` +
      `${result}, strength ${f.figure('strength')}.`
    );
  },
  'battle-ends': (f) => `The battle ends after turn ${f.figure('turn')}.`,
};

const attackLines: Readonly<Record<AttackName, (unit: string, target: string, hex: string) => string>> = {
  assault: (unit, target, hex) => `${unit} assaults ${target} in ${hex}`,
  overrun: (unit, target, hex) => `${unit} overruns ${target} in ${hex}`,
  barrage: (unit, target, hex) => `${unit} barrages ${target} in ${hex}`,
  'air-strike': (unit, target, hex) => `${unit} attacks ${target} in ${hex} from the air`,
  'air-combat': (unit, target, hex) => `${unit} fights ${target} over ${hex}`,
};

/** Who attacks whom, for the log and for forecasts. */
export function attackers(f: Facts, kind: string): string {
  const line = entryOf(attackLines, kind) ?? attackLines.assault;
  const support = f.has('support') ? `, supported by ${f.unit('support')}` : '';
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
  const arithmetic = sum.join(', ') + (sum.length > 1 ? ` = firepower ${f.figure('firepower')}` : '');
  const dice = f.numbers('dice').join('+') || '?';
  return (
    `${attackers(f, f.text('kind') ?? '')}: ${arithmetic}; dice ${dice}${plus(power)} = ${f.figure('total')} ` +
    `against protection ${f.figure('protection')}: ${f.is('hit') ? 'hit' : 'miss'}.`
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
    (roll) => `${roll.unit()} (die ${roll.figure('die')}) ${roll.is('ranged') ? 'ranged in' : 'not ranged in'}`,
  );
  const silent = rolls.some((roll) => roll.is('ranged')) ? '' : ' It does not fire.';
  const needed = f.has('needed') ? ` (${f.figure('needed')} or more needed)` : '';
  return (
    `${f.unit()} ranges in on ${f.hex()}, spotted by ${f.unit('spotter')}${needed}` +
    `${modifiers.length > 0 ? `, ${modifiers.join(', ')}` : ''}: ${results.join('; ') || '?'}.${silent}`
  );
}

function revealed(number: Facts): string {
  const rolled = number.number('rolled');
  const an = number.figure('an');
  if (rolled === undefined || rolled === number.number('an')) return an;
  return rolled === 0 ? `${an} (chosen)` : `${an} (rolled ${rolled})`;
}
