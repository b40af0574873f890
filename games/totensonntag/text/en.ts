import { capitalized, signed } from '@impulse/engine';
import type { Catalogue } from './catalogue.js';
import { aids } from './en/aids.js';
import { attackers, events } from './en/events.js';
import { date, day, needed, points, term, victoryPoints, when } from './en/numbers.js';
import { refusals } from './en/refusals.js';
import { thoughts } from './en/thoughts.js';
import { words } from './en/words.js';
import { divisionIn, type Facts } from './facts.js';

/** English. */

const prompts: Catalogue['prompts'] = {
  setup: (f) =>
    f.number('left') === 0
      ? `The ${f.side()} has placed all its units: rearrange stacks, or finish the set-up.`
      : `The ${f.side()} sets up its units; still to place: ${f.figure('left')}.`,
  'choose-an': (f) => `The ${f.side()} had a 6 last: choose any activation number, or roll.`,
  surprise: (f) => `First-turn surprise: the ${f.side()} chooses its activation number, or rolls.`,
  'adjust-an': (f) => `The ${f.side()} had a 5 last: change the roll by one, or leave it as it is.`,
  'air-plan': (f) => `The ${f.side()} writes down in secret where its aircraft fly, then ends the planning.`,
  'air-strike': (f) =>
    `The ${f.side()} attacks ground units with the aircraft it has over the map, then ends the strikes.`,
  impulse: (f) =>
    f.number('an') === 6
      ? `Impulse of the ${f.side()}: with activation number 6 no unit acts; rearrange stacks, or end the impulse.`
      : `Impulse of the ${f.side()}: units with initiative ${f.figure('an')} or more act one by one, until the impulse is ended.`,
  'barrage-target': (f) => `${f.unit()} has ranged in on several units in ${f.hex()}: choose the one to fire at.`,
  advance: (f) => `${f.hex()} is empty: each unit that attacked it may advance into it or stay.`,
  excess: (f) =>
    `A hex holds three units at most: the ${f.side()} chooses the excess units${f.has('hex') ? ` in ${f.hex()}` : ''} to be destroyed.`,
  night: (f) =>
    `Night of turn ${f.figure('turn')}${date(f.number('turn'))}: the ${f.side()} makes recovery rolls and may rearrange its stacks.`,
};

const accountLines: Catalogue['accountLines'] = {
  objective: (f) => `${f.hex()}, held by the ${f.side('holder')}`,
  division: (f) => {
    const lost = f.number('lost') ?? 0;
    const limit = f.number('shatteredAt') ?? Infinity;
    return `${divisionIn(f)}${lost >= limit ? ' shattered' : ''}: lost ${lost}, shattered at ${f.figure('shatteredAt')}`;
  },
  relief: (f) => {
    const done = (f.number('strength') ?? 0) >= (f.number('needed') ?? Infinity);
    return `Tobruk ${done ? 'relieved' : 'not relieved'}: ${f.figure('strength')} of ${f.figure('needed')} strength points have left the map`;
  },
};

const attackForecast = (kind: string) => (f: Facts) =>
  `${attackers(f, kind)}: firepower ${f.figure('firepower')} against protection ${f.figure('protection')}, ` +
  `${needed(f.number('needed'))}${f.is('advance') ? '; a hit empties the hex' : ''}`;

const forecasts: Catalogue['forecasts'] = {
  assault: attackForecast('assault'),
  overrun: attackForecast('overrun'),
  'air-strike': attackForecast('air-strike'),
  barrage: (f) =>
    f.has('target')
      ? attackForecast('barrage')(f)
      : `${f.unit()} barrages ${f.hex()}, spotted by ${f.unit('spotter')}: ranges in on each unit with ${f.figure('rangesInOn')} or more`,
  recovery: (f) =>
    `${f.unit()} rolls for recovery with ${f.number('hits') === 1 ? '1 die' : `${f.figure('hits')} dice`}: ` +
    `${f.figure('needed')} or more needed` +
    (f.number('modifier') ? ` (${term('enemy-zone', words.terms['enemy-zone'], f.number('modifier')!)})` : ''),
};

const forecastOutcomes: Catalogue['forecastOutcomes'] = {
  destroyed: (f) => `${f.unit()} destroyed`,
  hit: (f) => `${f.unit()} hit, strength ${f.figure('strength')} left`,
  missed: (f) => `${f.unit()} missed`,
  'not-ranged-in': 'no unit ranged in on',
  recovered: (f) => `${f.unit()} regains ${f.figure('regained')}, strength ${f.figure('strength')}`,
};

const actionLines: Catalogue['actionLines'] = {
  place: ({ unit, hex }, names) => `Place ${names.unit(unit)} in ${names.hex(hex)}`,
  'place-rest': () => 'Place all remaining units',
  'choose-an': ({ value }) => `Choose activation number ${value}`,
  'roll-an': () => 'Roll for the activation number',
  'adjust-an': ({ delta }) => (delta === 0 ? 'Leave the roll as it is' : `Change the roll by ${signed(delta)}`),
  move: ({ unit, path, overrun }, names) => {
    const moves = `Move ${names.unit(unit)} to ${names.hex(path.at(-1))}`;
    if (overrun === undefined) return moves;
    return path.length > 0
      ? `${moves} and overrun ${names.hex(overrun)}`
      : `Overrun ${names.hex(overrun)} with ${names.unit(unit)} once more`;
  },
  enter: ({ unit, path, overrun }, names) => {
    const on = path.length > 1 ? ` and move to ${names.hex(path.at(-1))}` : '';
    const attack = overrun === undefined ? '' : ` and overrun ${names.hex(overrun)}`;
    return `Bring in ${names.unit(unit)} at ${names.hex(path[0])}${on}${attack}`;
  },
  exit: ({ unit }, names) => `Take ${names.unit(unit)} off the map towards Tobruk`,
  assault: ({ unit, target, support }, names) =>
    `Assault ${names.hex(target)} with ${names.unit(unit)}` +
    (support === undefined ? '' : `, supported by ${names.unit(support)}`),
  barrage: ({ unit, target, spotter }, names) =>
    `Barrage ${names.hex(target)} with ${names.unit(unit)}, spotted by ${names.unit(spotter)}`,
  'barrage-target': ({ unit, 'target-unit': target }, names) =>
    `Fire at ${names.unit(target)} with ${names.unit(unit)}`,
  advance: ({ unit, hex }, names) => `Advance ${names.unit(unit)} into ${names.hex(hex)}`,
  stay: ({ unit }, names) => `Leave ${names.unit(unit)} where it is`,
  stack: ({ hex, order }, names) =>
    `Rearrange the stack in ${names.hex(hex)}; from the top: ${order.map((id) => names.unit(id)).join(', ')}`,
  'destroy-excess': ({ unit }, names) => `Destroy ${names.unit(unit)} as excess`,
  fly: ({ unit, hex, target }, names) =>
    `Send ${names.unit(unit)} to ${names.hex(hex)}` + (target === undefined ? '' : ` against ${names.unit(target)}`),
  recover: ({ unit }, names) => `Roll for the recovery of ${names.unit(unit)}`,
  'recover-all': () => 'Make all recovery rolls',
  done: () => 'Done',
};

export const en: Catalogue = {
  words,
  aids,
  thoughts,
  refusals,
  events,
  prompts,
  accountLines,
  forecasts,
  forecastOutcomes,
  actionLines,
  term,
  date: day,
  when,
  points,
  outcome: (winner, total) =>
    winner === 'cw'
      ? `The ${words.sides.cw} wins the battle with ${victoryPoints(total)}.`
      : `The ${words.sides.dak} wins the battle: the ${words.sides.cw} has ${victoryPoints(total)} and would need 1.`,
  endings: {
    resigned: (by, winner) => `The ${by} resigns; the ${winner} wins the battle.`,
    time: (by, winner) => `The ${by} has run out of time; the ${winner} wins the battle.`,
    agreed: (_, winner) => `Both sides have agreed that the ${winner} wins the battle.`,
  },
  colon: ': ',
  accountLine: (text, total) => `${text} (${points(total)})`,
  sentence: capitalized,
  piece: (text) => text,
};
