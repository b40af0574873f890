import type { LogEvent } from '@impulse/engine';
import type { LogSubject } from '../kit/kit.js';

/** What somebody wants to read of the log; null: whatever there is. */
export interface LogFilter {
  readonly subject: LogSubject | null;
  /** A side that is named, or has a unit that is. */
  readonly side: string | null;
  /** Any of these units. */
  readonly units: readonly string[] | null;
}

export const everything: LogFilter = { subject: null, side: null, units: null };

export const isFiltered = ({ subject, side, units }: LogFilter): boolean =>
  subject !== null || side !== null || units !== null;

/** What is known of events and units besides. */
export interface LogTerms {
  readonly subjects: Readonly<Record<LogSubject, ReadonlySet<string>>>;
  readonly sideOf: (unit: string) => string | undefined;
}

export function passes({ type, detail }: LogEvent, filter: LogFilter, { subjects, sideOf }: LogTerms): boolean {
  const { subject, side, units } = filter;
  if (subject !== null && !subjects[subject].has(type)) return false;
  if (side === null && units === null) return true;
  const named = textsWithin(detail);
  if (units !== null && !named.some((text) => units.includes(text))) return false;
  return side === null || named.some((text) => text === side || sideOf(text) === side);
}

function textsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
}
