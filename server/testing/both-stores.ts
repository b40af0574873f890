import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../store/store.js';
import { testDatabases } from './databases.js';

/** For `describe.each`: an empty store of each kind, with a real PostgreSQL for as long as the tests of this file run. */
export function bothStores(): readonly (readonly [string, () => Promise<Store>])[] {
  const databases = testDatabases();
  beforeAll(() => databases.start(), 120_000);
  afterAll(() => databases.end(), 120_000);
  return databases.kinds.map(([name, make]) => [name, async () => (await make())()]);
}
