import type { ActionCodes, Random } from '@impulse/engine';
import { KIND } from '../actions/actions.js';
import { isFreeSetup, unitsLeft } from '../rules/turn/setup.js';
import { NONE, type State, STEP } from '../state.js';
import { findAxis } from './axis.js';
import { assaultOn, declareAssault, forgetDeclarations, planAssaults } from './assaults.js';
import { findHavens } from './break-out.js';
import { chooseBarrage } from './barrages.js';
import { chooseBridge } from './bridges.js';
import { Choice, type Motive, motiveOf } from './choice.js';
import { chooseDecision, chooseIsolation } from './decisions.js';
import { forgetBridges } from './distances.js';
import { chooseFill } from './fills.js';
import { chooseAdvance, chooseDefence, chooseFire } from './fires.js';
import { chooseAssembly, chooseMove, rested } from './moves.js';
import { findAwards } from './last-word.js';
import { look } from './sight.js';
import { clearTasks } from './tasks.js';

/**
 * How an opponent plays once it knows what its units are to do. At the beginning of a movement phase it looks at the map
 * (sight.ts), gives every unit a task and finds the assaults that are worth while (assaults.ts, fights.ts). Then it plays
 * them in order: replacements, moves to the assaults, the assaults, everybody else's moves, guns last.
 *
 * `choose` thinks afresh for one action. `chooseNext` goes on from the plan of the same phase. What cannot be seen counts
 * as average, so that nothing hidden changes a choice.
 */

export interface Style {
  readonly id: string;
  /** Gives every unit of the deciding side its task. */
  readonly plan: (state: State) => void;
  /** Do units come together for assaults, or only assault what they stand beside? */
  readonly assembles: boolean;
}

const choice = new Choice();

/** What the plan in hand was made for. */
const planned = { id: '', step: NONE, side: NONE, turn: 0, impulses: 0 };

function begin(state: State, { id, plan, assembles }: Style): void {
  forgetBridges();
  planned.id = id;
  planned.step = state.step;
  planned.side = state.deciding;
  planned.turn = state.turn;
  planned.impulses = state.impulses[state.deciding];
  assaultOn.fill(NONE);
  rested.fill(0);
  forgetDeclarations();
  if (state.step === STEP.setup || state.step === STEP.isolation || state.step === STEP.decision) return;
  look(state, state.deciding);
  findAxis(state);
  findAwards(state);
  findHavens(state);
  if (state.step !== STEP.movement) return;
  clearTasks(state, state.deciding);
  plan(state);
  planAssaults(state, assembles);
}

const goesOn = (state: State, id: string): boolean =>
  planned.id === id &&
  planned.step === state.step &&
  planned.side === state.deciding &&
  planned.turn === state.turn &&
  planned.impulses === state.impulses[state.deciding];

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
  if (chooseBridge(state, choice)) return;
  if (chooseMove(state, choice)) return;
  choice.plain(KIND.done, 0, 'done');
}

function decideInto(state: State, into: ActionCodes): void {
  decide(state);
  into.clear();
  into.push(choice.head, choice.tail);
}

/** Reads the last choice. */
const motives = (state: State): Motive[] => [motiveOf(state.context, choice)];

export function makePlayer(style: Style) {
  function choose(state: State, _random: Random, into: ActionCodes): void {
    begin(state, style);
    decideInto(state, into);
  }

  /** The last choice has been played. What was seen when the phase began serves to its end. */
  function chooseNext(state: State, random: Random, into: ActionCodes): void {
    if (!goesOn(state, style.id)) return choose(state, random, into);
    forgetBridges();
    decideInto(state, into);
  }

  return { id: style.id, choose, chooseNext, motives };
}
