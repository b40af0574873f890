import { entryOf } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import { areaIn, type Facts, formationIn, pointsIn } from '../facts.js';
import { count } from './numbers.js';
import { fireRefusals } from './refusals-fire.js';
import { subject } from './subject.js';
import { words } from './words.js';

/** Everything but fire. */
const otherRefusals = {
  'battle-over': 'The battle is over.',
  'not-your-decision': (f) => `This decision is not for the ${f.side()} to make.`,
  'wrong-step': wrongStep,
  'not-your-unit': (f) =>
    f.isForeign() || !f.has('side')
      ? `${f.unit()} is a unit of the other side.`
      : `An order for the ${f.side()} may name only their own units.`,
  'not-on-map': (f) => `${subject(f)} is not on the map.`,
  'stack-full': (f) => `${f.hex()} has no room left for ${f.unit()}: the stack would break the stacking limits.`,
  'breaks-stack': (f) =>
    `${f.unit()} may not leave ${f.hex()} like this: what stays behind would break the stacking limits. Several units ` +
    'may go together.',
  'not-together': (f) =>
    `${f.unit()} cannot go along: only units that start from one hex go together, each named once.`,
  'same-order': (f) => `The stack in ${f.hex()} already lies in this order.`,
  'not-that-stack': (f) => `The new order must name each of your units in ${f.hex()} exactly once.`,
  'points-out-of-range': (f) =>
    `An impulse has 1 to 10 movement points${f.has('value') ? `, not ${f.figure('value')}` : ''}.`,
  'too-few-points-left': (f) =>
    `The ${f.side()} have ${count(f.number('left'), 'movement point')} left this turn` +
    `${f.has('value') ? `: too few for an impulse of ${f.figure('value')}` : ''}.`,
  'must-spend': (f) =>
    `The ${f.side()} may not pass: the other side has no points left, or both sides have just passed.`,
  'no-path': (f) => `The order names no hex for ${f.unit()} to go to.`,
  'not-adjacent': (f) => `The path of ${f.unit()} has a gap at ${f.hex()}: each hex must be next to the one before.`,
  'enemy-occupied': (f) => `${f.unit()} may not enter ${f.hex()}: enemy units are there.`,
  'too-few-points': tooFewPoints,
  'stops-in-zone': (f) => `${f.unit()} must stop in ${f.hex()}, which is in an enemy zone of control.`,
  'stops-in-ski-zone': (f) => `${f.unit()} must stop in ${f.hex()}, which is in the zone of an enemy ski unit.`,
  'weapons-enter-zone-alone': (f) =>
    `${f.unit()} is a weapons unit and may enter the enemy zone in ${f.hex()} only where personnel or AFVs of its side are.`,
  stopped: (f) => `${f.unit()} has been stopped and moves no more this phase.`,
  'crosses-check': (f) =>
    `${f.unit()} needs a die for the ice on its way to ${f.hex()}: the move ends there, another may follow.`,
  'transit-ends-move': (f) =>
    `${f.hex()} is in an enemy zone: the move of an AFV ends there, and ${f.unit()} may start another from it.`,
  'detection-ends-move': (f) =>
    `${f.hex()} is in an enemy zone: a die decides there whether ${f.unit()} is found out, so the move ends.`,
  'ends-where-it-began': (f) => `${f.unit()} would end where it began, in ${f.hex()}: a move leads to another hex.`,
  'terrain-prohibited': (f) => `The terrain on the way to ${f.hex()} is prohibited to ${f.unit()}.`,
  'river-in-thaw': (f) =>
    `In a thaw ${f.unit()} may cross a river only over a bridge: it stands on the other bank from ${f.hex()}.`,
  'lake-in-thaw': (f) => `In a thaw ${f.unit()} may not cross the lake hexside to ${f.hex()}.`,
  'garrison-frozen': (f) => `${f.unit()} belongs to a garrison that may not move before turn 2.`,
  'garrison-leaves-city': (f) =>
    `${f.unit()} belongs to the garrison of Velikiye Luki: until released it may move only in the city or nearer ` +
    `to it, not ${f.text('action') === 'exit' ? 'off the map' : `to ${f.hex()}`}.`,
  'intrinsic-garrison-stands': (f) =>
    `${f.unit()} may not enter ${f.hex()}: the intrinsic garrison of the town has to be destroyed first.`,
  'assaults-this-impulse': (f) => `${subject(f)} has declared an assault and does nothing else this impulse.`,
  'not-artillery': (f) => `${subject(f)} is not artillery that can do this.`,
  'already-deployed': (f) => `${f.unit()} is deployed already.`,
  'cannot-entrain-here': (f) =>
    `${f.unit()} cannot entrain in ${f.hex()}: personnel need a railway hex, all others a town on the railway.`,
  'cannot-detrain-here': (f) =>
    `${f.unit()} cannot detrain in ${f.hex()}: personnel need a railway hex, all others a town on the railway.`,
  'not-along-railway': (f) => `No railway leads to ${f.hex()} from the hex before.`,
  'railway-cut': (f) =>
    `The railway is cut at ${f.hex()}: it must be free, with its bridges standing, as far as a friendly map edge.`,
  'rail-through-zone': (f) => `${f.hex()} is in an enemy zone: trains do not go there.`,
  'rail-capacity': (f) =>
    `The ${f.side()} have too little of their rail capacity of 25 SP a turn left for ${f.unit()}.`,
  'only-garrison-exits': (f) => `${f.unit()} may not leave the map: only the garrison of Velikiye Luki scores by it.`,
  'not-at-edge': (f) =>
    `${f.unit()} stands in ${f.hex()}, which is not on a German map edge: it cannot leave the map there.`,
  'not-an-engineer': (f) => `${f.unit()} cannot destroy bridges: only engineers and construction units can.`,
  'no-bridge-there': (f) => `${f.unit()} is not on a bridge.`,
  'bridge-permanent': (f) => `The bridge under ${f.unit()} cannot be destroyed.`,
  'cannot-build-bridges': (f) => `${f.unit()} cannot build bridges.`,
  'built-already': (f) => `${f.unit()} has already built its one bridge of the battle.`,
  'not-a-river-hex': (f) => `${f.unit()} is not in a river hex.`,
  'bridge-stands': (f) => `There is a bridge already where ${f.unit()} stands.`,
  'not-a-reinforcement': (f) => `${f.unit()} is not a reinforcement waiting to enter.`,
  'not-due-yet': (f) =>
    `${f.unit()} is not due before turn ${f.figure('due')}${f.has('turn') ? `; this is turn ${f.figure('turn')}` : ''}.`,
  'second-impulse': (f) => `${f.unit()} is due this turn and may enter from the second impulse of the ${f.side()} on.`,
  'not-an-entry-hex': (f) => `${f.hex()} is not in the entry area of ${f.unit()}.`,
  'entry-closed': (f) => `The entry area of ${f.unit()} is closed: no German unit holds it open.`,
  'no-alternate-entry': (f) => `${f.unit()} cannot be sent to the ${areaIn(f)} instead of its own.`,
  'first-impulse-only': (f) => `Replacements are added in the first impulse of the ${f.side()} in a turn.`,
  'no-replacements': (f) =>
    (f.number('value') ?? 1) < 1
      ? 'Replacements are added by whole points, at least 1.'
      : `The ${f.side()} do not have ${f.has('value') ? count(f.number('value'), 'replacement point') : 'enough replacement points'} in hand.`,
  'not-personnel': (f) => `${f.unit()} takes no replacements: only personnel do.`,
  'fortress-paid': (f) => `${f.unit()} takes no replacements: Velikiye Luki has paid this turn to avoid isolation.`,
  'isolated-unit': (f) => `${f.unit()} is isolated and takes no replacements.`,
  'full-strength': (f) =>
    f.number('value') === undefined || (f.number('value') ?? 0) <= 1
      ? `${f.unit()} has its full strength.`
      : `${f.unit()} cannot take ${f.figure('value')} SP: that is more than it has lost.`,
  'no-repairs': (f) => `The ${f.side()} have no repair left: one SP a turn, from turn 5 on.`,
  'not-afv': (f) => `${f.unit()} is not an AFV: only AFVs are repaired.`,
  'no-refit': (f) =>
    f.number('turn') === 10
      ? `The ${formationIn(f)} cannot be refitted: one tank brigade with units on the map may go, before the first impulse of the turn.`
      : 'Only the Soviets may refit a tank brigade, before the first impulse of turn 10.',
  'not-a-tank-brigade': (f) => `The ${formationIn(f)} is not a tank brigade that can be refitted.`,
  'no-fortress-supply': 'Velikiye Luki has no supply point to pay with.',
  'fortress-unmanned': 'No German unit stands in Velikiye Luki: there is nobody to pay for.',
  'no-orders-given': 'These orders change nothing.',
  'outside-area': (f) => `${f.unit()} may not be set up in ${f.hex()}: the hex is not in its set-up area.`,
  'not-set-up': (f) =>
    f.has('unit')
      ? `${f.unit()} is not placed by hand in this set-up.`
      : 'In this set-up nothing is placed or rearranged by hand.',
  'units-left': (f) =>
    f.has('units') ? `Units still to be placed: ${f.figure('units')}.` : 'Units are still to be placed.',
  'already-there': (f) => `${f.unit()} is already in ${f.hex()} like that.`,
  'set-up-prohibited-terrain': (f) => `${f.unit()} may not be set up in ${f.hex()}: its terrain is prohibited to it.`,
} satisfies Partial<Catalogue['refusals']>;

export const refusals: Catalogue['refusals'] = { ...otherRefusals, ...fireRefusals };

function wrongStep(f: Facts): string {
  const action = entryOf(words.actions, f.text('action') ?? '');
  const step = entryOf(words.steps, f.text('step') ?? '');
  if (action === undefined || step === undefined) return words.unknownRefusal;
  return `“${action}” is not possible in the step “${step}”.`;
}

function tooFewPoints(f: Facts): string {
  const has = f.has('points') ? `has ${pointsIn(f)} MP of this impulse left` : 'has too few movement points left';
  switch (f.text('action')) {
    case 'deploy':
      return `${f.unit()} ${has}: deploying takes 1.`;
    case 'bridge':
      return `${f.unit()} ${has}: work on a bridge takes 1.`;
    case 'exit':
      return `${f.unit()} ${has}: leaving the map takes as much as a clear hex, and 1 more out of an enemy zone.`;
    default:
      return f.has('cost')
        ? `${f.unit()} ${has}: ${f.hex()} takes ${pointsIn(f, 'cost')}.`
        : `${f.unit()} ${has}: too few to get as far as ${f.hex()}.`;
  }
}
