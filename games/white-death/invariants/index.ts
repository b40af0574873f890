import type { Seat } from '@impulse/engine';
import type { Checks } from '@impulse/engine/invariants/index.js';
import type { Action } from '../actions/actions.js';
import { aids } from '../aids/index.js';
import { composeGroup, isGroup } from './groups.js';
import { brokenShown } from './shown.js';
import { brokenState } from './state.js';
import { brokenStep } from './step.js';
import { strayAction } from './stray.js';
import { sums } from './sums.js';
import { chooseBy, type Player } from './temper.js';
import { knows } from '../knowledge/knowledge.js';
import { script } from '../opponent/index.js';
import { viewerOf } from '../position/position.js';
import { NONE, type State, TARGET } from '../state.js';
import { texts } from '../text/index.js';

/** What random play checks of White Death besides the contract (engine/invariants/index.ts). */
export const whiteDeathChecks = (player: Player): Checks<State, Action> => ({
  ...(player === 'script' ? { policy: script.make() } : { choose: chooseBy(player) }),
  // A crowding garrison goes west unit by unit, or it would never come to leave the map.
  ...(player === 'script' || player === 'crowding' ? {} : { compose: composeGroup }),
  composed: isGroup,
  family,
  leftOut: (state, action) => action.type === 'place' && state.hexOf[state.context.unitNumber.get(action.unit)!] >= 0,
  takesBack: ({ type }) => type === 'call-off',
  stray: strayAction,
  texts,
  aids,
  secret: (_, { type }) => type === 'orders',
  hidden,
  glimpses,
  tells: (_, { type }) => !silent.has(type),
  shown: brokenShown,
  sums,
  state: brokenState,
  step: brokenStep,
});

/** Units in a declared fight come into the open when it is fought, which may begin and end within one action. */
function hidden(state: State, seat: Seat): string[] {
  const viewer = viewerOf(seat);
  const fights = (unit: number): boolean =>
    state.target[unit] !== NONE || (state.marks[state.hexOf[unit]] & TARGET) !== 0;
  return state.context.unitIds.filter((_, unit) => !knows(state, viewer, unit) && !fights(unit));
}

/** 3A: units that fire at a tank driving through their zone see it; 21B: so do those that find out a column. */
const glimpses: ReadonlySet<string> = new Set(['transit-fire', 'transit-fire-value', 'detection']);

/** Whatever else is done moves counters or fires, and lets the other side infer something. */
const silent: ReadonlySet<string> = new Set(['orders', 'replace', 'repair', 'pass', 'avoid-isolation']);

/** Paths are listed by their cheapest, fire and barrages by a few choices of guns, orders one by one. */
function family(_: State, action: Action): string {
  switch (action.type) {
    case 'move':
    case 'enter':
    case 'rail':
      return JSON.stringify([action.type, action.unit, action.path.at(-1)]);
    case 'barrage':
    case 'defend':
    case 'fire':
      return JSON.stringify([action.type, action.target]);
    case 'stack':
      return JSON.stringify([action.type, action.hex]);
    case 'orders':
      return action.type;
    default:
      return JSON.stringify(action);
  }
}
