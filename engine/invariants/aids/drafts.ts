import type { Draft, Drafting } from '../../drafts.js';
import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import { type Asked, someActions } from './asked.js';

/** Putting an action together asks for all its alternatives. */
const draftsAsked = 2;

/** A draft begun where a legal action is done is a legal action, and so is every choice it leaves open. */
export function checkDrafts<S extends Cells, A extends PublicAction>(asked: Asked<S, A>): void {
  const { trial, aids, side } = asked;
  const { state, asking } = trial;
  for (const action of someActions(trial).slice(0, draftsAsked)) {
    const drafting = aids.drafts[action.type as A['type']];
    if (!drafting) continue;
    const { units, hex } = aids.spot(state, side, action);
    const draft = drafting.begin(state, side, units, hex);
    if (!draft) return trial.fail('drafts-are-legal', `nobody drafts ${JSON.stringify(action)}`);
    checkDraft(asked, drafting, draft);
    for (const [field, bound] of Object.entries(drafting.bounds(state, side, draft))) {
      if (bound.kind !== 'choice') continue;
      const value = bound.values[asking.below(bound.values.length)];
      checkDraft(asked, drafting, drafting.set(state, side, draft, field, value));
    }
  }
}

function checkDraft<S extends Cells, A extends PublicAction>(
  { trial, side }: Asked<S, A>,
  drafting: Drafting<S, A>,
  draft: Draft,
): void {
  const { game, state } = trial;
  const action = drafting.action(state, side, draft);
  const refusal = action && game.refuse(state, side, action);
  const legal = action !== null && refusal === null;
  trial.demand(legal, 'drafts-are-legal', () => `${JSON.stringify(draft)}: ${refusal?.reason ?? 'no action'}`);
}
