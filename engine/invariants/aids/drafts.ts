import type { Draft, Drafting } from '../../drafts.js';
import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import { type AidRun, someActions } from './aid-run.js';

/** Putting an action together asks for all its alternatives. */
const draftsAsked = 2;

/**
 * A draft begun where a legal action is done is a legal action, and so is every choice it leaves open; or something is
 * still to be chosen.
 */
export function checkDrafts<S extends Cells, A extends PublicAction>(asked: AidRun<S, A>): void {
  const { run, aids, side } = asked;
  const { state, asking } = run;
  for (const action of someActions(run).slice(0, draftsAsked)) {
    const drafting = aids.drafts[action.type as A['type']];
    if (!drafting) continue;
    const { units, hex } = aids.spot(state, side, action);
    const draft = drafting.begin(state, side, units, hex);
    if (!draft) return run.fail('drafts-are-legal', `nobody drafts ${JSON.stringify(action)}`);
    const bounds = drafting.bounds(state, side, draft);
    const missing = drafting.action(state, side, draft) === null && Object.keys(bounds).length > 0;
    if (!missing) checkDraft(asked, drafting, draft);
    for (const [field, bound] of Object.entries(bounds)) {
      if (bound.kind !== 'choice') continue;
      if (bound.values.length === 0)
        run.fail('drafts-are-legal', `nothing can be chosen for ${field} of ${draft.type}`);
      const value = bound.values[asking.below(bound.values.length)];
      const chosen = drafting.set(state, side, draft, field, value);
      // To choose what is so already changes nothing.
      if (JSON.stringify(chosen) !== JSON.stringify(draft)) checkDraft(asked, drafting, chosen);
    }
  }
}

function checkDraft<S extends Cells, A extends PublicAction>(
  { run, side }: AidRun<S, A>,
  drafting: Drafting<S, A>,
  draft: Draft,
): void {
  const { game, state } = run;
  const action = drafting.action(state, side, draft);
  const refusal = action && game.refuse(state, side, action);
  const legal = action !== null && refusal === null;
  run.demand(legal, 'drafts-are-legal', () => `${JSON.stringify(draft)}: ${refusal?.reason ?? 'no action'}`);
}
