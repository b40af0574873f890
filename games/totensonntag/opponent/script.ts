import {
  type ActionCodes,
  bestFew,
  namedWeights,
  type PolicyMaker,
  type Random,
  type MotiveSource,
  secondThoughts,
} from '@impulse/engine';
import { cloneState, NONE, stackSize, type State, STEP } from '../state.js';
import { findAlternatives } from './moves/alternatives.js';
import { forgetAssaultsOn, readyAssaults } from './combat/assaults.js';
import { noticeSpotter, readyGuns } from './combat/barrages.js';
import { type Choice, motiveOf } from './choice.js';
import { decide } from './decisions.js';
import { makeMemory, type Memory } from './memory.js';
import { makePlan } from './plan/plan.js';
import { look } from './map/sight.js';
import { usualWeights } from './weights.js';
import { appraise, appraiseUnit } from './worth.js';

/**
 * The scripted opponent. It looks at the position (map/sight.ts, worth.ts), gives every unit a task (plan/), and then
 * plays its impulse in the order a careful player would (decisions.ts): aircraft, barrages, assaults, moves with and
 * without overruns, the order of stacks. Every alternative is priced in one currency (weights.ts), so that a unit
 * assaults only when that is worth more than going where it is wanted.
 *
 * `choose` looks at everything afresh for one action. `chooseNext` remembers within an impulse what it has seen and
 * whom it has thought about (memory.ts), which makes it some ten times faster; the two may differ in small things.
 */
export const script: PolicyMaker<State> = {
  id: 'script',
  version: 1,
  weights: namedWeights(usualWeights),
  make(settings = {}) {
    const memory = makeMemory(settings);
    const thinkOver = secondThoughts<State, Memory>(
      cloneState,
      () => makeMemory({ ...settings, temperature: 0 }),
      begin,
    );

    function decideInto(state: State, random: Random, into: ActionCodes): MotiveSource {
      const { choice } = memory;
      decide(memory, state, random);
      remember(memory, state);
      into.clear();
      into.push(choice.head, choice.tail);
      return { motives: () => [motiveOf(state.context, choice)] };
    }

    function choose(state: State, random: Random, into: ActionCodes): MotiveSource {
      memory.noise.begin(random);
      begin(memory, state);
      return decideInto(state, random, into);
    }

    return {
      choose,
      /** What is seen at the beginning of an impulse serves to its end. */
      chooseNext(state, random, into) {
        if (!memory.last.withinImpulse) return choose(state, random, into);
        notice(memory, state);
        return decideInto(state, random, into);
      },
      alternatives: (state, unit, most) => bestFew(findAlternatives(thinkOver(state), state, unit), most),
    };
  },
};

/** Looks afresh: what was remembered of the impulse is forgotten. */
function begin(memory: Memory, state: State): void {
  look(memory, state, state.deciding);
  memory.next.fill(0);
  readyAssaults(memory, state);
  readyGuns(memory, state);
  if (state.step === STEP.impulse || state.step === STEP.advance || isNumberStep(state))
    makePlan(memory, state, state.deciding);
}

const isNumberStep = (state: State): boolean => state.step === STEP['choose-an'] || state.step === STEP['adjust-an'];

function remember({ last, choice }: Memory, state: State): void {
  last.withinImpulse = isWithinImpulse(state.step) && choice.code !== 'done';
  last.standing = isFire(choice) ? stackSize(state, choice.hex) : 0;
}

/** What came of the last choice, as far as it matters to the next one. */
function notice(memory: Memory, state: State): void {
  const { choice, last } = memory;
  if (choice.code === 'overrun') memory.battery.overran = true;
  if (isFire(choice)) noticeFire(memory, state, choice.hex, last.standing);
  else if (choice.unit !== NONE) noticeSpotter(memory, state, choice.unit);
}

const isFire = ({ code }: Choice): boolean =>
  code === 'assault' || code === 'overrun' || code === 'barrage' || code === 'flight';

const isWithinImpulse = (step: number): boolean =>
  step === STEP.impulse || step === STEP.advance || step === STEP['barrage-target'];

/** A hit changes what the next one is worth, a loss also what the other units of its division are. */
function noticeFire(memory: Memory, state: State, hex: number, standing: number): void {
  if (stackSize(state, hex) < standing) appraise(memory, state);
  else for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) appraiseUnit(memory, state, unit);
  forgetAssaultsOn(memory.assaults, state, hex);
}
