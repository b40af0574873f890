import { KIND, packHead } from '../../actions/actions.js';
import { checkAdvances } from '../../rules/combat/advance.js';
import { NONE, type State } from '../../state.js';
import type { Choice } from '../choice.js';
import type { Memory } from '../memory.js';
import { considerUnit, outOfRoom, placeValue } from '../moves/places.js';

/** 7.3: who follows into an emptied hex, one at a time, as long as somebody stands better there than where he is. */
export function chooseAdvance(memory: Memory, state: State, choice: Choice): void {
  const { context } = state;
  const hex = state.focusHex;
  let highest = 0;
  choice.set(packHead(KIND.done, NONE, NONE, NONE), 0, 'stay', 0, NONE, hex);
  for (let unit = context.firstUnit[state.active]; unit < context.endUnit[state.active]; unit++) {
    if (state.attacked[unit] === 0 || memory.moods.hold[unit] || checkAdvances(state, unit)) continue;
    considerUnit(memory, state, unit);
    const there = placeValue(memory, state, hex);
    if (there <= outOfRoom) continue;
    const gain = there - placeValue(memory, state, state.hexOf[unit]);
    if (gain <= highest) continue;
    highest = gain;
    choice.set(packHead(KIND.advance, unit, hex, NONE), 0, 'advance', gain, unit, hex);
  }
}
