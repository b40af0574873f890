import type { Tables } from '../store/tables/tables.js';
import type { ShiftJobTable, ShiftTable } from './tables.js';

/** In milliseconds: whoever has taken a job and says nothing for so long has died, and another takes it. */
const leaseTime = 180_000;
/** In milliseconds: what nobody has waited for in this time is forgotten. */
const awaitedFor = 15 * 60_000;

export type NewShift = Pick<ShiftTable, 'id' | 'module' | 'program' | 'plan'>;
export type TakenJob = Pick<ShiftJobTable, 'shift' | 'number' | 'job' | 'lease'>;

/** Work of which each piece is done by one of any number of machines, also when some of them die. */
export class Shifts {
  readonly #tables: Tables;
  readonly #now: () => number;

  constructor(tables: Tables, now: () => number) {
    this.#tables = tables;
    this.#now = now;
  }

  async post(shift: NewShift, jobs: readonly string[]): Promise<void> {
    const { database } = this.#tables;
    const now = this.#now();
    const rows = jobs.map((job, number) => ({ shift: shift.id, number, job, answer: null, lease: 0 }));
    await this.#tables.together([
      database.insertInto('shift').values({ ...shift, created: now, awaited: now }),
      ...inGroups(rows).map((some) => database.insertInto('shift_job').values(some)),
    ]);
  }

  /** The plan of a shift; null when it has ended. */
  async find(id: string): Promise<Pick<ShiftTable, 'module' | 'plan'> | null> {
    const shift = this.#tables.database.selectFrom('shift').select(['module', 'plan']).where('id', '=', id);
    return (await shift.executeTakeFirst()) ?? null;
  }

  /** A job that nobody is at, of the oldest shift of this program, or of this shift; null when there is none. */
  async take(program: string, shift?: string): Promise<TakenJob | null> {
    const now = this.#now();
    let free = this.#tables.database
      .selectFrom('shift_job')
      .innerJoin('shift', 'shift.id', 'shift_job.shift')
      .select(['shift_job.shift', 'shift_job.number', 'shift_job.job', 'shift_job.lease'])
      .where('shift.program', '=', program)
      .where('shift.awaited', '>', now - awaitedFor)
      .where('shift_job.answer', 'is', null)
      .where('shift_job.lease', '<=', now);
    if (shift !== undefined) free = free.where('shift.id', '=', shift);
    // Of several that ask at once each finds another one sooner or later.
    for (const job of await free.orderBy('shift.created').orderBy('shift_job.number').limit(atOnce).execute()) {
      const taken = { ...job, lease: now + leaseTime };
      if (await this.#move(job, taken.lease)) return taken;
    }
    return null;
  }

  /** Whoever is at it still is; false when another one is by now. */
  async renew(job: TakenJob): Promise<TakenJob | null> {
    const renewed = { ...job, lease: this.#now() + leaseTime };
    return (await this.#move(job, renewed.lease)) ? renewed : null;
  }

  async #move({ shift, number, lease }: TakenJob, until: number): Promise<boolean> {
    const row = this.#tables.database.updateTable('shift_job').set({ lease: until }).where('shift', '=', shift);
    const free = row.where('number', '=', number).where('lease', '=', lease).where('answer', 'is', null);
    return (await free.executeTakeFirst()).numUpdatedRows === 1n;
  }

  /** The first answer counts. */
  async answer({ shift, number }: TakenJob, answer: string): Promise<void> {
    const row = this.#tables.database.updateTable('shift_job').set({ answer }).where('shift', '=', shift);
    await row.where('number', '=', number).where('answer', 'is', null).execute();
  }

  /** Somebody could not do it: another one may. */
  async giveBack(job: TakenJob): Promise<void> {
    await this.#move(job, 0);
  }

  /** Answers that have not been heard, each once; whoever hears them waits for the others. */
  async hear(shift: string): Promise<readonly string[]> {
    const { database } = this.#tables;
    await database.updateTable('shift').set({ awaited: this.#now() }).where('id', '=', shift).execute();
    const done = database.deleteFrom('shift_job').where('shift', '=', shift).where('answer', 'is not', null);
    const rows = await done.returning('answer').execute();
    return rows.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  }

  async end(shift: string): Promise<void> {
    const { database } = this.#tables;
    await this.#tables.together([
      database.deleteFrom('shift_job').where('shift', '=', shift),
      database.deleteFrom('shift').where('id', '=', shift),
    ]);
  }

  /** Those for which nobody waits any more. */
  async forget(): Promise<void> {
    const before = this.#now() - awaitedFor;
    const old = this.#tables.database.selectFrom('shift').select('id').where('awaited', '<=', before);
    for (const { id } of await old.execute()) await this.end(id);
  }
}

/** Jobs that are looked at when one is taken. */
const atOnce = 16;

const mostInOne = 1_000;
const inGroups = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / mostInOne) }, (_, index) =>
    all.slice(index * mostInOne, (index + 1) * mostInOne),
  );
