import type { Bounds, Draft, Drafting } from '../../drafts.js';
import type { DetailValue, PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import { type AidRun, someActions } from './aid-run.js';

/** Putting an action together asks for all its alternatives. */
const draftsAsked = 2;
/** Points come in fractions. */
const rounding = 1e-9;

/**
 * A draft begun where a legal action is done is a legal action, and so is every choice it leaves open; or something is
 * still to be chosen.
 */
export function checkDrafts<S extends Cells, A extends PublicAction>(asked: AidRun<S, A>): void {
  const { run, aids, side } = asked;
  const { state } = run;
  for (const action of someActions(run).slice(0, draftsAsked)) {
    const drafting = aids.drafts[action.type as A['type']];
    if (!drafting) continue;
    const { units, hex } = aids.spot(state, side, action);
    const draft = drafting.begin(state, side, units, hex);
    if (!draft) return run.fail('drafts-are-legal', `nobody drafts ${JSON.stringify(action)}`);
    const bounds = drafting.bounds(state, side, draft);
    const missing = drafting.action(state, side, draft) === null && Object.keys(bounds).length > 0;
    if (!missing) checkDraft(asked, drafting, draft);
    checkWhole(asked, drafting, draft);
    for (const [field, bound] of Object.entries(bounds)) checkField(asked, drafting, draft, field, bound);
  }
}

/** What may be put into a field is taken, and makes a legal action where it is said to be one. */
function checkField<S extends Cells, A extends PublicAction>(
  asked: AidRun<S, A>,
  drafting: Drafting<S, A>,
  draft: Draft,
  field: string,
  bound: Bounds,
): void {
  const { run, side } = asked;
  const { state, asking } = run;
  const fault = (what: string): never =>
    run.fail('drafts-are-legal', `${what} for ${field} of ${JSON.stringify(draft)}`);
  const put = (value: DetailValue): void => {
    const chosen = drafting.set(state, side, draft, field, value);
    // To choose what is so already changes nothing.
    if (JSON.stringify(chosen) !== JSON.stringify(draft)) checkDraft(asked, drafting, chosen);
  };
  switch (bound.kind) {
    case 'choice':
      if (bound.values.length === 0) fault('nothing can be chosen');
      if (bound.standard !== undefined && !bound.values.includes(bound.standard)) fault('the standard is no choice');
      return put(bound.values[asking.below(bound.values.length)]);
    case 'number': {
      const { least, most, step, standard = least } = bound;
      if (least > most || standard < least || standard > most) fault(`${least} to ${most} is no room for ${standard}`);
      return put(least + step * asking.below(Math.floor((most - least) / step) + 1));
    }
    case 'order':
      return put(bound.units.toReversed());
    case 'units':
      return checkTicks(asked, drafting, draft, bound);
    case 'shares':
      return checkShares(asked, drafting, draft, field, bound);
    case 'places':
      for (const { places, unit } of bound.rows) {
        if (places.length === 0) fault(`there is no place for ${unit}`);
        for (const { hex, path, left } of places) {
          if (left < 0 || (path.length > 0 && path.at(-1) !== hex)) fault(`${unit} does not get to ${hex}`);
        }
      }
      return;
    case 'switch':
      return;
  }
}

/** Whoever is listed can be ticked, and the tick taken away again. */
function checkTicks<S extends Cells, A extends PublicAction>(
  { run, side }: AidRun<S, A>,
  drafting: Drafting<S, A>,
  draft: Draft,
  { units }: Extract<Bounds, { kind: 'units' }>,
): void {
  const { state, asking } = run;
  const open = units.filter(({ unit }) => !draft.units.includes(unit));
  if (open.length === 0) return;
  const { unit } = open[asking.below(open.length)];
  const ticked = drafting.toggle(state, side, draft, unit);
  const changed = JSON.stringify(ticked) !== JSON.stringify(draft);
  run.demand(changed, 'drafts-are-legal', () => `${unit} cannot be ticked in ${JSON.stringify(draft)}`);
}

/** Points add up to the pools, and a row can have as many as it is said to. */
function checkShares<S extends Cells, A extends PublicAction>(
  asked: AidRun<S, A>,
  drafting: Drafting<S, A>,
  draft: Draft,
  field: string,
  { rows, pools, left, step }: Extract<Bounds, { kind: 'shares' }>,
): void {
  const { run, side } = asked;
  const { state, asking } = run;
  const what = () => `${field} of ${JSON.stringify(draft)}: ${JSON.stringify({ rows, pools, left })}`;
  const sound = Object.keys(pools).every((pool) => left[pool] >= -rounding && left[pool] <= pools[pool] + rounding);
  run.demand(sound, 'drafts-are-legal', what);
  if (rows.length === 0) return;
  const row = rows[asking.below(rows.length)];
  run.demand(row.most >= row.standard - rounding || draft.fields[field] !== undefined, 'drafts-are-legal', what);
  const full = Math.floor(row.most / step) * step;
  const shares = Object.fromEntries(rows.map(({ id, standard }) => [id, id === row.id ? full : standard]));
  const chosen = drafting.set(state, side, draft, field, shares);
  const after = drafting.bounds(state, side, chosen)[field];
  const fits = after?.kind === 'shares' && Object.values(after.left).every((points) => points >= -rounding);
  run.demand(fits, 'drafts-are-legal', () => `${row.id} cannot have ${full}: ${what()} then ${JSON.stringify(after)}`);
  checkDraft(asked, drafting, chosen);
}

/** A draft of several actions begins with the one that it is asked for. */
function checkWhole<S extends Cells, A extends PublicAction>(
  { run, side }: AidRun<S, A>,
  drafting: Drafting<S, A>,
  draft: Draft,
): void {
  const whole = drafting.whole?.(run.state, side, draft);
  if (!whole) return;
  const first = JSON.stringify(drafting.action(run.state, side, draft));
  run.demandSame(first, JSON.stringify(whole.actions[0] ?? null), 'drafts-are-legal', () => 'the first of several');
  const sum = whole.forecast?.outcomes.reduce((all, { probability }) => all + probability, 0) ?? 1;
  run.demand(Math.abs(sum - 1) < rounding, 'forecast-adds-up', () => `${JSON.stringify(draft)}: ${sum}`);
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
