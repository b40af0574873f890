import { ActionCodes, type Alternative, bestFew } from '@impulse/engine';
import { KIND } from '../../actions/actions.js';
import { headHex, headKind } from '../../actions/packing.js';
import { listOf } from '../../legal.js';
import { type State, STEP } from '../../state.js';
import { joinedWorth } from '../combat/assaults.js';
import { makeChoice, motiveOf } from '../choice.js';
import type { Memory } from '../memory.js';
import { placeWorth, prospectOf } from './places.js';

/** What a unit could do in a movement phase, and what that would be worth: moves and assaults. */

const listed = new ActionCodes();
const scored = makeChoice();

/** The best first. A move is worth what it improves on staying, an assault what it brings together with the others'. */
export function alternativesOf(memory: Memory, state: State, unit: number, most: number): readonly Alternative[] {
  if (state.step !== STEP.movement) return [];
  const prospect = prospectOf(memory, state, unit);
  const here = state.hexOf[unit];
  const stay = here < 0 ? 0 : placeWorth(memory, state, prospect, here) + memory.weights.inertia;
  const found: Alternative[] = [];
  listOf(state, unit, listed);
  for (let i = 0; i < listed.length; i++) {
    const head = listed.head(i);
    const hex = headHex(head);
    switch (headKind(head)) {
      case KIND.move:
      case KIND.rail:
      case KIND.enter: {
        const code = here < 0 ? 'enter' : memory.tasks.purpose[unit];
        scored.set(head, listed.tail(i), code, placeWorth(memory, state, prospect, hex) - stay, unit, hex);
        break;
      }
      case KIND.assault:
        scored.set(head, listed.tail(i), 'assault', joinedWorth(memory, state, unit, hex), unit, hex);
        break;
      default:
        continue;
    }
    found.push({ head: scored.head, tail: scored.tail, motive: motiveOf(state.context, scored) });
  }
  return bestFew(found, most);
}
