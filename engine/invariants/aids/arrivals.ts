import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import type { AidRun } from './aid-run.js';

/** Whoever may enter now is due by the schedule, and enters where it says; nobody is due twice. */
export function checkArrivals<S extends Cells, A extends PublicAction>({ run, aids, side }: AidRun<S, A>): void {
  const { game, state, asking } = run;
  const schedule = aids.schedule(state, side);
  const units = schedule.flatMap((arrival) => arrival.units);
  run.demand(
    new Set(units).size === units.length,
    'arrivals-enter',
    () => `somebody is due twice: ${units.join(', ')}`,
  );
  const turn = aids.tracks(state, side).find(({ code }) => code === 'turn')?.value;
  const ready = aids.ready(state, side).filter((unit) => aids.unit(state, side, unit)?.where === 'off');
  if (typeof turn !== 'number' || ready.length === 0) return;
  const unit = ready[asking.below(ready.length)];
  const entries = game
    .legal(state, side, unit)
    .map((action) => aids.spot(state, side, action))
    .filter(({ manner }) => manner === 'enter');
  const due = schedule.find((arrival) => arrival.units.includes(unit));
  for (const { path, hex } of entries) {
    const door = path[0] ?? hex ?? '';
    const fits = due !== undefined && due.side === side && due.turn <= turn && due.hexes.includes(door);
    run.demand(fits, 'arrivals-enter', () => `${unit} enters by ${door} in turn ${turn}, due ${JSON.stringify(due)}`);
  }
}
