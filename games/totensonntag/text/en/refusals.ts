import { entryOf } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import { type Facts, isAircraft } from '../facts.js';
import { words } from './words.js';

export const refusals: Catalogue['refusals'] = {
  'battle-over': 'The battle is over.',
  'not-your-decision': (f) => `It is not for the ${f.side()} to decide now.`,
  'wrong-step': wrongStep,
  'no-choice-of-number':
    'An activation number may be chosen only after a 6, or by the Commonwealth in the first couplet of the battle.',
  'number-out-of-range': (f) =>
    `An activation number lies between 1 and 6${f.has('value') ? `, not ${f.figure('value')}` : ''}.`,
  'no-adjustment': 'A roll may be changed only by a side whose last activation number was 5.',
  'adjustment-out-of-range': 'A roll may be changed by one at most, and the number stays between 1 and 6.',
  'not-your-unit': (f) => `${foreignUnit(f)} does not belong to the ${f.side()}.`,
  'not-on-map': (f) =>
    f.has('other') ? `${f.unit()} and ${f.unit('other')} must both be on the map.` : `${f.unit()} is not on the map.`,
  'not-activated': notActivated,
  'not-with-panzers': (f) =>
    `${f.unit()} has initiative ${f.figure('initiative')} and the activation number is ${f.figure('an')}: it would act if ` +
    'it had begun the impulse stacked with a Panzer III battalion.',
  'no-panzers-entered': (f) =>
    `${f.unit()} has initiative ${f.figure('initiative')} and the activation number is ${f.figure('an')}: it can enter ` +
    'after a Panzer III battalion that enters this impulse, one unit for each.',
  'stuart-refuelling': (f) =>
    `${f.unit()} moves with initiative ${f.figure('initiative')} and the activation number is ${f.figure('an')}: ` +
    'it can only assault this impulse.',
  'already-acted': (f) =>
    isAdvance(f)
      ? `${f.unit()} has already advanced or been held back.`
      : `${f.unit()} has already used its action of this impulse.`,
  'artillery-only': (f) => `${f.unit()} cannot fire a barrage: only artillery can.`,
  'aircraft-only-fly': (f) => `${f.unit()} is an aircraft and can only fly.`,
  'not-overstacked': (f) => `${f.unit()} is not in an overstacked hex.`,
  'same-order': (f) => `The stack in ${f.hex()} already lies in this order.`,
  'not-that-stack': (f) => `The new order must name each of your units in ${f.hex()} exactly once.`,
  'stops-in-zoc': (f) => `${f.unit()} must stop on entering an enemy zone of control and goes no further this impulse.`,
  'no-overrun-from-zoc-to-zoc': (f) =>
    `${f.unit()} took its last step from a hex in an enemy zone of control and cannot overrun ${f.hex('overrun')} after that.`,
  'artillery-enters-zoc': (f) => `${f.unit()} is artillery and may not enter an enemy zone of control${at(f)}.`,
  'no-path': (f) => `The order names no hex for ${f.unit()} to move to.`,
  'path-begins-at-unit': (f) =>
    `${f.unit()} stands in ${f.hex()} already: a path begins with the first hex it goes to.`,
  'not-adjacent': (f) => `The path of ${f.unit()} has a gap: each hex must be adjacent to the one before.`,
  'terrain-prohibited': (f) => `${f.unit()} may not enter an escarpment${at(f)}: that is for infantry only.`,
  'enemy-occupied': (f) => `${f.unit()} may not enter a hex held by the enemy${at(f)}.`,
  'too-few-points': (f) => `${f.unit()} has ${points(f)}: too few for this path.`,
  'not-a-reinforcement': (f) => `${f.unit()} is not a reinforcement.`,
  'not-due-yet': (f) => `${f.unit()} is not due before turn ${f.figure('due')}.`,
  'already-entered': (f) => `${f.unit()} has already entered the battle.`,
  'not-an-entry-hex': (f) => `${f.unit()} cannot enter the map at ${f.hex()}.${openEntries(f)}`,
  'entry-not-blocked': (f) =>
    `${f.unit()} must use one of its own entry hexes as long as any of them is free.${openEntries(f)}`,
  'only-commonwealth-exits': 'Only Commonwealth units may leave the map.',
  'not-at-exit': (f) => `${f.unit()} can leave the map only from ${f.hex()}.`,
  'no-points-to-exit': (f) =>
    `${f.unit()} has ${points(f)}: too few to reach ${f.hex()} and pay 2 more for leaving the map.`,
  'no-target': (f) =>
    f.has('other') && f.text('action') === 'fly' ? noAirTarget(f) : `There is no enemy to attack in ${target(f)}.`,
  'target-not-adjacent': (f) =>
    f.has('overrun')
      ? `${target(f)} is not adjacent to the hex from which ${f.unit()} would overrun it.`
      : `${target(f)} is not adjacent to ${f.unit()}.`,
  'only-armor-and-recon-overrun': (f) => `${f.unit()} cannot overrun: only armor and recon can.`,
  'nothing-to-advance-into': (f) => `${f.hex()} is not the hex just emptied: there is nothing to advance into.`,
  'did-not-attack-that-hex': (f) =>
    `${f.unit()} has not assaulted or overrun the emptied hex this impulse, or is not adjacent to it.`,
  'advance-prohibited-terrain': (f) => `${f.unit()} may not advance into terrain it cannot enter.`,
  'advance-from-overstacked-hex': (f) => `${f.unit()} may not advance from an overstacked hex.`,
  'artillery-advances-into-zoc': (f) => `${f.unit()} is artillery and may not advance into an enemy zone of control.`,
  'out-of-range': (f) =>
    f.has('range') && f.has('distance')
      ? `${f.hex()} is ${f.figure('distance')} hexes away and ${f.unit()} has range ${f.figure('range')}.`
      : `${f.hex()} is out of range of ${f.unit()}.`,
  'adjacent-barrage': (f) =>
    `${f.hex()} is adjacent to ${f.unit()}: artillery assaults adjacent units instead of barraging them.`,
  'no-spotter': (f) =>
    `${f.unit('other')} cannot see ${f.hex()}: a unit spots at one hex, from an escarpment at two, from a Point at three.`,
  'spots-for-itself': (f) => `${f.unit()} cannot spot for itself: another unit must.`,
  'not-ranged-in': (f) => `${f.unit()} has not ranged in on ${f.unit('other')}.`,
  'overrun-needs-move': (f) => `${f.unit()} must move before it can overrun ${target(f)}.`,
  'overrun-hex-prohibited': (f) => `${f.unit()} cannot overrun ${target(f)}, whose terrain it may not enter.`,
  'overrun-too-few-points': (f) => `${f.unit()} has too few of its ${points(f)} left to overrun ${target(f)}.`,
  'one-overrun-only': (f) => `${f.unit()} has already made its one overrun of this impulse.`,
  'recon-support-off': 'This battle is played without recon support.',
  'supporter-not-recon': (f) =>
    `${f.unit('other')} cannot support ${f.unit()}: a supporter must be recon, and another unit.`,
  'supporter-not-adjacent': (f) =>
    `${f.unit('other')} is not adjacent to ${f.hex()} and cannot support an assault there.`,
  'supporter-other-nation': (f) => `${f.unit('other')} cannot support ${f.unit()}, a unit of another colour.`,
  'supporter-exhausted': (f) =>
    `${f.unit('other')} has supported as many assaults this impulse as it has strength points.`,
  'supporter-already-acted': (f) => `${f.unit('other')} has already acted this impulse and cannot support.`,
  'aircraft-off': 'This battle is played without aircraft.',
  'aircraft-not-available': aircraftNotAvailable,
  'air-target-not-adjacent': (f) => `${f.unit('other')} is not adjacent to ${f.hex()}, where ${f.unit()} would be.`,
  'air-target-missing': (f) => `${f.unit()} needs an enemy unit to attack.`,
  'air-target-later': 'Only destinations are written down now; targets are named when the aircraft attack.',
  'aircraft-elsewhere': (f) => `${f.unit()} was not sent to ${f.hex()}.`,
  'aircraft-flew': (f) =>
    f.text('step') === 'air-plan'
      ? `${f.unit()} already has its destination for this couplet.`
      : `${f.unit()} has already flown in this couplet.`,
  'nothing-to-recover': (f) =>
    f.has('unit') ? `${f.unit()} has no hits to recover from.` : 'No unit has recovery rolls left to make.',
  'already-rolled': (f) => `${f.unit()} has already made its recovery rolls tonight.`,
  'outside-zone': (f) => `${f.unit()} may not be set up in ${f.hex()}: the hex is not in its set-up area.`,
  'not-set-up': (f) =>
    f.has('unit')
      ? `${f.unit()} is not set up before the battle: it arrives later.`
      : 'Every unit has been placed already.',
  'zone-hex-full': (f) => `${f.hex()} has no room left for ${f.unit()}.`,
  'set-up-prohibited-terrain': (f) => `${f.unit()} may not be set up in ${f.hex()}, whose terrain it could not enter.`,
  'units-left': (f) =>
    f.has('left')
      ? `Units still to be placed: ${f.figure('left')}.`
      : 'The set-up is not finished: units are still to be placed.',
};

/** Where a path was refused, when the facts say so. */
const at = (f: Facts): string => (f.has('hex') && f.text('action') !== 'exit' ? `, here ${f.hex()}` : '');

const target = (f: Facts): string => (f.has('overrun') ? f.hex('overrun') : f.hex());

const isAdvance = (f: Facts): boolean => f.text('action') === 'advance' || f.text('action') === 'stay';

const points = (f: Facts): string =>
  f.number('points') === 1 ? '1 movement point' : `${f.figure('points')} movement points`;

/** Where a unit that is refused at one hex may enter instead. */
function openEntries(f: Facts): string {
  const open = f.texts('open').join(', ');
  return open === '' ? ' No hex is open to it now.' : ` Open to it now: ${open}.`;
}

function wrongStep(f: Facts): string {
  const action = entryOf(words.actions, f.text('action') ?? '');
  const step = entryOf(words.steps, f.text('step') ?? '');
  if (action === undefined || step === undefined) return words.unknownRefusal;
  if (f.text('action') === 'barrage-target' && f.text('step') === 'barrage-target') {
    return `${f.unit()} is not the artillery that has just ranged in.`;
  }
  return `“${action}” is not possible in the step “${step}”.`;
}

const foreignUnit = (f: Facts): string => (f.isForeign('other') && !f.isForeign('unit') ? f.unit('other') : f.unit());

function notActivated(f: Facts): string {
  const initiative = f.number('initiative');
  const an = f.number('an');
  if (initiative !== undefined && an !== undefined && initiative < an) {
    return `${f.unit()} has initiative ${initiative} and the activation number is ${an}: it stays idle this impulse.`;
  }
  if (f.has('other')) return `${f.unit('other')} is not activated this impulse and cannot support.`;
  return `${f.unit()} is not activated this impulse.`;
}

function noAirTarget(f: Facts): string {
  return `${f.unit('other')} is not an enemy ground unit on the map.`;
}

function aircraftNotAvailable(f: Facts): string {
  if (f.has('unit') && !isAircraft(f)) return `${f.unit()} is not an aircraft.`;
  const initiative = f.number('initiative');
  const an = f.number('an');
  if (initiative === undefined || an === undefined) {
    return `${f.unit()} cannot fly in this couplet: it is lost, or its initiative is below the activation number.`;
  }
  return initiative < an
    ? `${f.unit()} has initiative ${initiative} and the activation number is ${an}: it cannot fly in this couplet.`
    : `${f.unit()} has been shot down.`;
}
