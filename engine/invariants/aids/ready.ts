import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import type { Checks } from '../random-run.js';
import { areHexes, areUnits, type AidRun, someUnits } from './aid-run.js';

/** Those units are ready that have something new to do; nobody of another seat is. */
export function checkReady<S extends Cells, A extends PublicAction>(asked: AidRun<S, A>): void {
  const { run, aids, side } = asked;
  const { game, state, seats, checks } = run;
  const ready = new Set(aids.ready(state, side));
  for (const unit of someUnits(asked)) {
    const acts = game.legal(state, side, unit).some((action) => isNew(checks, state, action));
    run.demand(ready.has(unit) === acts, 'ready-is-legal', () => `${unit} ${acts ? 'is not' : 'is'} called ready`);
  }
  for (const seat of seats) {
    const idle = seat === side || aids.ready(state, seat).length === 0;
    run.demand(idle, 'ready-is-legal', () => `${seat} has ready units while ${side} decides`);
  }
}

const isNew = <S extends Cells, A extends PublicAction>(checks: Checks<S, A>, state: S, action: A): boolean =>
  checks.leftOut?.(state, action) !== true && checks.takesBack?.(action) !== true;

/** Units that are called a group can go somewhere together. */
export function checkGroups<S extends Cells, A extends PublicAction>({ run, aids }: AidRun<S, A>): void {
  const { state, seats } = run;
  for (const seat of seats) {
    for (const group of aids.groups?.(state, seat) ?? []) {
      const goes = (aids.together?.(state, seat, group) ?? []).length > 0;
      run.demand(goes, 'ready-is-legal', () => `${group.join(', ')} cannot go together`);
    }
  }
}

/** Whoever may end a step is told what would be left undone; it still be done, and those who decide nothing leave nothing undone. */
export function checkLeft<S extends Cells, A extends PublicAction>(asked: AidRun<S, A>): void {
  const { run, aids, side } = asked;
  const { state, seats } = run;
  const ready = new Set(aids.ready(state, side));
  for (const seat of seats) {
    const left = aids.left(state, seat);
    const ends = seat === side && run.offered.some(({ type }) => type === 'done');
    run.demand(!run.offersAll || (left !== null) === ends, 'idle-is-ready', () =>
      ends ? `${seat} is not told what is left` : `${seat} is told what is left and cannot end its step`,
    );
    if (!left) continue;
    const open = seat === side && left.idle.every((unit) => ready.has(unit));
    const known = left.warnings.every(({ units, hexes }) => areUnits(asked, units) && areHexes(asked, hexes));
    run.demand(open && known, 'idle-is-ready', () => `${seat} leaves undone: ${JSON.stringify(left)}`);
  }
}

/** A number that is offered can be taken. */
export function checkProspects<S extends Cells, A extends PublicAction>({ run, aids, side }: AidRun<S, A>): void {
  const { game, state, seats } = run;
  for (const seat of seats) {
    for (const { value, action } of aids.prospects(state, seat)) {
      const open = seat === side && (action === null || game.refuse(state, side, action) === null);
      run.demand(open, 'prospects-are-legal', () => `${seat} cannot take ${value}`);
    }
  }
}
