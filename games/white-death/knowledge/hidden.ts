import { hiddenBySide, type Knowledge } from '@impulse/engine';
import { unitCount } from '../context.js';
import type { State } from '../state.js';
import { hasSecrets, hiddenFrom } from './knowledge.js';

/** Of each side: what it has moved by rail this turn (8), and its standing orders. */
const fieldsOfSide = 2;

/** What can be a secret: each unit (4C), then the fields of the Soviets and those of the Germans. */
export const knowledge: Knowledge<State> = {
  size: unitCount + 2 * fieldsOfSide,
  hiddenFrom(state, into) {
    for (let unit = 0; unit < unitCount; unit++) into[unit] = hiddenFrom(state, unit);
    for (const side of [0, 1]) {
      const from = unitCount + side * fieldsOfSide;
      into.fill(hasSecrets(state) ? hiddenBySide(side) : 0, from, from + fieldsOfSide);
    }
  },
};
