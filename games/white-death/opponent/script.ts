import type { ActionCodes, Random } from '@impulse/engine';
import { KIND } from '../actions.js';
import { SOVIET } from '../context.js';
import { isFreeSetup, unitsLeft } from '../rules/setup.js';
import { NONE, type State, STEP } from '../state.js';
import { assaultOn, declareAssault, forgetDeclarations, planAssaults } from './assaults.js';
import { chooseBarrage } from './barrages.js';
import { Choice, type Reason, reasonOf } from './choice.js';
import { chooseDecision, chooseIsolation } from './decisions.js';
import { forgetBridges } from './distances.js';
import { chooseFill } from './fills.js';
import { chooseAdvance, chooseDefence, chooseFire } from './fires.js';
import { planGermans } from './german-plan.js';
import { chooseAssembly, chooseMove, rested } from './moves.js';
import { look } from './sight.js';
import { planSoviets } from './soviet-plan.js';
import { clearTasks } from './tasks.js';

/**
 * The scripted opponent. At the beginning of a movement phase it looks at the map (sight.ts), gives every unit a task
 * (soviet-plan.ts, german-plan.ts) and finds the assaults that are worth while (assaults.ts, fights.ts). Then it plays
 * them in order: replacements, moves to the assaults, the assaults, everybody else's moves, guns last.
 *
 * `choose` thinks afresh for one action. `chooseNext` goes on from the plan of the same phase. What cannot be seen counts
 * as average, so that nothing hidden changes a choice.
 */

const choice = new Choice();

/** What the plan was made for. */
const planned = { step: NONE, side: NONE, turn: 0, impulses: 0 };

function begin(state: State): void {
  forgetBridges();
  planned.step = state.step;
  planned.side = state.side;
  planned.turn = state.turn;
  planned.impulses = state.side === NONE ? 0 : state.impulses[state.side];
  assaultOn.fill(NONE);
  rested.fill(0);
  forgetDeclarations();
  if (state.step === STEP.setup || state.step === STEP.isolation || state.step === STEP.decision) return;
  look(state, state.side);
  if (state.step !== STEP.movement) return;
  clearTasks(state, state.side);
  if (state.side === SOVIET) planSoviets(state);
  else planGermans(state);
  planAssaults(state);
}

const goesOn = (state: State): boolean =>
  planned.step === state.step &&
  planned.side === state.side &&
  planned.turn === state.turn &&
  planned.impulses === state.impulses[state.side];

function decide(state: State): void {
  switch (state.step) {
    case STEP.setup:
      if (isFreeSetup(state.context) && unitsLeft(state) > 0) choice.plain(KIND['place-rest'], 0, 'set-up');
      else choice.plain(KIND.done, 0, 'set-up');
      return;
    case STEP.isolation:
      return chooseIsolation(state, choice);
    case STEP.decision:
      return chooseDecision(state, choice);
    case STEP.barrage:
      return chooseBarrage(state, choice);
    case STEP.defence:
      return chooseDefence(state, choice);
    case STEP.assault:
      return chooseFire(state, choice);
    case STEP.advance:
      return chooseAdvance(state, choice);
    default:
      decideMovement(state);
  }
}

function decideMovement(state: State): void {
  if (chooseFill(state, choice)) return;
  if (chooseAssembly(state, choice)) return;
  if (declareAssault(state, choice)) return;
  if (chooseMove(state, choice)) return;
  choice.plain(KIND.done, 0, 'done');
}

function choose(state: State, _random: Random, into: ActionCodes): void {
  begin(state);
  decideInto(state, into);
}

/** The last choice has been played. What was seen when the phase began serves to its end. */
function chooseNext(state: State, random: Random, into: ActionCodes): void {
  if (!goesOn(state)) return choose(state, random, into);
  forgetBridges();
  decideInto(state, into);
}

function decideInto(state: State, into: ActionCodes): void {
  decide(state);
  into.clear();
  into.push(choice.head, choice.tail);
}

/** Reads the last choice. */
const reasons = (state: State): Reason[] => [reasonOf(state.context, choice)];

export const script = { id: 'script', choose, chooseNext, reasons };
