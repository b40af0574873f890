import { bad, good, type Result } from '@impulse/engine';

/** Where the table listens. */
export interface WantedPort {
  readonly port: number;
  /** Somebody asked for this very port; otherwise the next free one will do. */
  readonly fixed: boolean;
}

/** Not registered for anything, and below the ports that systems hand out by themselves. */
export const standardPort = 21941;

/** What `--port` says, else the variable `PORT`, else our own. */
export function wantedPort(given: number | undefined, variable: string | undefined): Result<WantedPort> {
  if (given !== undefined) return good({ port: given, fixed: true });
  if (variable === undefined || variable === '') return good({ port: standardPort, fixed: false });
  const port = /^\d{1,5}$/.test(variable) ? Number(variable) : Number.NaN;
  if (port <= 65535) return good({ port, fixed: true });
  return bad('out-of-range', 'PORT', `The variable PORT takes a whole number from 0 to 65535; not "${variable}".`);
}
