import { databaseClock } from '../processes/database-clock.js';
import { openStore } from '../store/open-store.js';
import { Shifts } from './shifts.js';

/** The work that is shared over a database, by the clock of that database. */
export interface OpenShifts {
  readonly shifts: Shifts;
  readonly close: () => Promise<void>;
}

export async function openShifts(place: string, report: (error: unknown) => void): Promise<OpenShifts> {
  const store = await openStore(place, report);
  const clock = store.time ? await databaseClock(store.time, () => performance.now()) : null;
  return { shifts: new Shifts(await store.tables(), clock?.now ?? Date.now), close: () => store.close() };
}
