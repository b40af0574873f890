import { formationIn, pointsIn } from '../facts.js';
import type { Catalogue } from '../catalogue.js';
import { count } from './numbers.js';
import { subject } from './subject.js';

/** Assault, barrage, defensive fire, assault fire and advance. */
export const fireRefusals = {
  'impulse-too-short-to-assault': (f) =>
    `A Soviet impulse with assaults takes at least 3 MP, or all that is left of the turn` +
    `${f.has('impulse') && f.has('left') ? `; this one has ${f.figure('impulse')}, with ${f.figure('left')} left over` : ''}.`,
  'no-assault-declared': (f) => `${f.unit()} has declared no assault that could be called off.`,
  'no-target': (f) => `There is no enemy to attack in ${f.hex()}.`,
  'target-not-adjacent': (f) => `${f.hex()} is not next to ${f.unit()}.`,
  'no-point-for-assault': (f) =>
    `${f.unit()} has ${f.has('points') ? `${pointsIn(f)} MP` : 'too few movement points'} left: an assault takes 1.`,
  'fires-only-in-defence': (f) => `${f.unit()} fires in defence only and cannot assault.`,
  'assault-prohibited-terrain': (f) =>
    `${f.unit()} cannot assault ${f.hex()}: the way into it is prohibited to its movement.`,
  'assaults-already': (f) => `${f.unit()} has already declared its assault of this impulse.`,
  'no-supply-for-assault': (f) => `There is no supply point left for an assault by ${f.unit()}.`,
  'garrison-may-not-assault': (f) =>
    `${f.unit()} belongs to a garrison that has not been released: it may not assault.`,
  'stack-too-large-to-assault': (f) => `${f.unit()} may not assault from a stack that breaks the stacking limits.`,
  'no-guns': 'The order names no gun to fire the barrage.',
  'not-deployed': (f) => `${subject(f)} is not deployed and cannot fire indirectly.`,
  'out-of-range': (f) =>
    `${f.hex()} is out of range of ${subject(f)}${f.has('range') ? `, which reaches ${count(f.number('range'), 'hex', 'hexes')}` : ''}.`,
  'already-fired': (f) => `${subject(f)} has fired already, or is named twice.`,
  'not-in-supply': (f) => `${subject(f)} has no line of supply and cannot fire a barrage.`,
  'no-supply-for-barrage': (f) => `There are too few supply points for ${subject(f)} to fire: a barrage takes 2.`,
  'no-supply-for-rockets': (f) =>
    `There are too few supply points for ${subject(f)} to fire at full value: German rockets take 3, or 2 at half value.`,
  'no-rockets': 'The order chooses the value of German rockets but names none.',
  'mixed-supply': (f) =>
    `${subject(f)} draws its supply from a pool that has not paid for assaults this impulse and cannot support one.`,
  'bad-split': 'Each attack of a split barrage must reach the table, and together they may not exceed its value.',
  'barrage-too-weak': 'These guns together are too weak for the lowest column of the barrage table.',
  'barraged-already': (f) => `${f.hex()} has been barraged already this phase.`,
  'not-under-assault': (f) => `${f.hex()} is not under assault.`,
  'fire-done': (f) => `The fire for ${f.hex()} is done already.`,
  'not-a-headquarters': (f) =>
    `The ${formationIn(f)} has no unit in the fight for ${f.hex()} that could be headquarters.`,
  'no-headquarters': (f) =>
    `${subject(f)} has no headquarters: several divisions or brigades fight there, and none has been named.`,
  'support-other-formation': (f) =>
    `${subject(f)} may support only units of its own division or brigade, under its headquarters.`,
  'no-support-factor': (f) => `${subject(f)} has no support factor.`,
  shaken: (f) => `${subject(f)} is shaken and neither fires nor assaults this impulse.`,
  'fired-at-once': (f) => `${subject(f)} is named twice; it is fired at only once.`,
  'no-guns-for-intensity': 'None of the supporting guns would fire at high intensity: there is nothing to pay for.',
  'no-supply-for-intensity': (f) =>
    `There is no supply point for high intensity in the pool from which ${subject(f)} draws.`,
  'not-fired-at': (f) =>
    `The order fires at ${f.has('unit') ? f.unit() : 'a unit'}, which takes no part in the fight for ${f.hex()}.`,
  'too-much-fire': (f) => `The order divides more fire than there is in the fight for ${f.hex()}.`,
  'weapons-above-personnel': (f) =>
    `In the fight for ${f.hex()} ${f.has('unit') ? f.unit() : 'a weapons unit'} may not be fired at with better odds ` +
    `than personnel in the same hex.`,
  'personnel-not-attacked': (f) =>
    `In the fight for ${f.hex()} weapons units may be fired at only if all personnel in the same hex are fired at too` +
    `${f.has('unit') ? `: ${f.unit()} is not` : ''}.`,
  'not-a-weapons-unit': (f) =>
    `Only weapons units that fire here choose between conventional and antitank fire` +
    `${f.has('unit') ? `, and ${f.unit()} is not one` : ''}.`,
  'antitank-in-defence-only': (f) =>
    `Units for antitank fire are named only in defensive fire${f.has('unit') ? `, not ${f.unit()} now` : ''}: ` +
    `in an assault AFVs always fire it, and nobody else does.`,
  'nothing-to-advance-into': (f) => `${f.hex()} is not the hex just emptied: there is nothing to advance into.`,
  'did-not-assault-that-hex': (f) =>
    `${f.unit()} did not see its assault on ${f.hex()} through and may not advance into it.`,
  'weapons-advance-alone': (f) =>
    `${f.unit()} is a weapons unit and advances into ${f.hex()} only after personnel or AFVs.`,
  'advance-prohibited-terrain': (f) => `${f.unit()} may not advance into ${f.hex()}: the way is prohibited to it.`,
} satisfies Partial<Catalogue['refusals']>;
