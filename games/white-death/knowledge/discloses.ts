import type { ShownTo } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { grid } from '../context.js';
import { strongestHidden } from '../forecast/hidden-fire.js';
import { mayHaveBarrage } from '../rules/barrage/barrage.js';
import { drawsFire } from '../rules/movement/transit.js';
import { inKnownSkiZone, isBrandenburg, isSkier, unseenAround } from '../rules/stacking/zones.js';
import { nextTarget } from '../rules/assault/targets.js';
import { inEnemyZone, NONE, RESOLVED, type State, STEP } from '../state.js';

/**
 * 4C: what a side finds out, or gives away, without a die and without a counter being turned up. What it has found out
 * cannot be taken back, or a player could probe what is hidden for free.
 */
export function discloses(state: State, action: Action): ShownTo | null {
  if (action.type === 'done') return declares(state);
  return probes(state, action) ? 'actor' : null;
}

/**
 * 5.2: as the movement phase ends the other side sees the assaults. 5.4: whoever then leaves the defence to it learns whether
 * standing orders fire at once.
 */
function declares(state: State): ShownTo | null {
  const { step } = state;
  if ((step !== STEP.movement && step !== STEP.barrage) || nextTarget(state, RESOLVED) === NONE) return null;
  return step === STEP.movement && mayHaveBarrage(state) ? 'others' : 'actor';
}

function probes(state: State, action: Action): boolean {
  switch (action.type) {
    case 'move':
      return (
        !isColumn(state, action) &&
        namedIn(action).some((unit) => passesSkiers(state, unit, action.path) || triesFire(state, unit))
      );
    case 'enter':
      return namedIn(action).some((unit) => passesSkiers(state, unit, action.path));
    case 'exit':
      return triesFire(state, action.unit);
    default:
      return false;
  }
}

type March = Extract<Action, { readonly type: 'move' | 'enter' }>;

const namedIn = ({ unit, with: others }: March): readonly string[] => [unit, ...(others ?? [])];

/** 21B: a die decides about those whom Brandenburgers lead. */
const isColumn = (state: State, action: March): boolean =>
  namedIn(action).some((id) => isBrandenburg(state, state.context.unitNumber.get(id)!));

/** 3B: whether hidden skiers stop a skier or let it pass, it learns of them. */
function passesSkiers(state: State, id: string, path: readonly string[]): boolean {
  const unit = state.context.unitNumber.get(id)!;
  if (!isSkier(state, unit)) return false;
  const side = state.context.side[unit];
  return path.some((label) => {
    const hex = grid.parse(label);
    return (
      inEnemyZone(state, side, hex) && !inKnownSkiZone(state, side, hex) && unseenAround(state, side, 1 - side, hex) > 0
    );
  });
}

/** 3A: when nobody fires at an AFV, none of the hidden units around it has antitank fire. */
function triesFire(state: State, id: string): boolean {
  const unit = state.context.unitNumber.get(id)!;
  const side = state.context.side[unit];
  const hidden = unseenAround(state, side, 1 - side, state.hexOf[unit]);
  return drawsFire(state, unit) && hidden > 0 && strongestHidden(state, side, unit, hidden) > 0;
}
