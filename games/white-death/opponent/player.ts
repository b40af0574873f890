import {
  type ActionCodes,
  namedWeights,
  type Policy,
  type PolicyMaker,
  type PolicySettings,
  type MotiveSource,
  secondThoughts,
} from '@impulse/engine';
import { KIND } from '../actions/actions.js';
import { isFreeSetup } from '../rules/turn/placing.js';
import { unitsLeft } from '../rules/turn/setup.js';
import { cloneState, type State, STEP } from '../state.js';
import { alternativesOf } from './moves/alternatives.js';
import { declareAssault } from './combat/assaults.js';
import { chooseBarrage } from './combat/barrages.js';
import { chooseBridge } from './plan/bridges.js';
import { choosePlain, motiveOf } from './choice.js';
import { chooseDecision, chooseIsolation } from './decisions.js';
import { distancesIn } from './map/distances.js';
import { chooseFill } from './fills.js';
import { chooseAdvance, chooseDefence, chooseFire } from './combat/fires.js';
import { makeMemory, type Memory } from './memory.js';
import { chooseAssembly, chooseMove } from './moves/moves.js';
import { forgetReaches } from './moves/reaches.js';
import { isSamePhase } from './phase.js';
import { beginPhase, survey, type Style } from './style.js';
import { usualWeights } from './weights.js';

/**
 * How an opponent plays once it knows what its units are to do. At the beginning of a movement phase it looks at the map
 * (map/sight.ts), gives every unit a task and finds the assaults that are worth while (combat/assaults.ts, combat/fights.ts). Then it plays
 * them in order: replacements, moves to the assaults, the assaults, everybody else's moves, guns last. When nothing is left
 * to do it looks once more, for its own moves have opened and closed what the first look saw.
 *
 * `choose` thinks afresh for one action. `chooseNext` goes on from the plan of the same phase. What cannot be seen counts
 * as average, so that nothing hidden changes a choice.
 */
export const playerMaker = (style: Style): PolicyMaker<State> => ({
  id: style.id,
  version: 4,
  weights: namedWeights(usualWeights),
  make: (settings = {}) => makePlayer(style, settings),
});

function makePlayer(style: Style, settings: PolicySettings): Policy<State> {
  const memory = makeMemory(settings);
  const thinkOver = secondThoughts<State, Memory>(
    cloneState,
    () => makeMemory({ ...settings, temperature: 0 }),
    (second, state) => beginPhase(second, state, style),
  );

  const policy: Policy<State> = {
    readsHidden: false,
    choose(state, random, into) {
      memory.noise.begin(random);
      beginPhase(memory, state, style);
      memory.looksAgain = false;
      const reasons = decideInto(memory, state, style, into);
      memory.looksAgain = true;
      return reasons;
    },
    /** The last choice has been played. What was seen when the phase began serves to its end. */
    chooseNext(state, random, into) {
      if (!isSamePhase(memory.phase, state)) return policy.choose(state, random, into);
      const distances = distancesIn(state);
      // A bridge that has been built or blown up changes the way of everybody.
      if (distances !== memory.distances) forgetReaches(memory.reaches);
      memory.distances = distances;
      return decideInto(memory, state, style, into);
    },
    alternatives: (state, unit, most) => alternativesOf(thinkOver(state), state, unit, most),
  };
  return policy;
}

function decideInto(memory: Memory, state: State, style: Style, into: ActionCodes): MotiveSource {
  decide(memory, state, style);
  const { choice } = memory;
  into.clear();
  into.push(choice.head, choice.tail);
  return { motives: () => [motiveOf(state.context, choice)] };
}

function decide(memory: Memory, state: State, style: Style): void {
  const { choice } = memory;
  switch (state.step) {
    case STEP.setup:
      if (isFreeSetup(state.context) && unitsLeft(state) > 0) choosePlain(choice, KIND['place-rest'], 0, 'set-up');
      else choosePlain(choice, KIND.done, 0, 'set-up');
      return;
    case STEP.isolation:
      return chooseIsolation(state, choice);
    case STEP.decision:
      return chooseDecision(state, choice);
    case STEP.barrage:
      return chooseBarrage(memory, state);
    case STEP.defence:
      return chooseDefence(memory, state);
    case STEP.assault:
      return chooseFire(memory, state);
    case STEP.advance:
      return chooseAdvance(memory, state);
    default:
      decideMovement(memory, state, style);
  }
}

function decideMovement(memory: Memory, state: State, style: Style): void {
  if (chooseOrder(memory, state)) return;
  if (memory.looksAgain) {
    memory.looksAgain = false;
    survey(memory, state, style);
    if (chooseOrder(memory, state)) return;
  }
  choosePlain(memory.choice, KIND.done, 0, 'done');
}

const chooseOrder = (memory: Memory, state: State): boolean =>
  chooseFill(memory, state) ||
  chooseAssembly(memory, state) ||
  declareAssault(memory, state) ||
  chooseBridge(memory, state) ||
  chooseMove(memory, state);
