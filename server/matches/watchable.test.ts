import { describe, expect, test } from 'vitest';
import { bothStores } from '../testing/both-stores.js';
import { forgetWatchable, noteWatchable, watchableMatches } from './watchable.js';

describe.each(bothStores())('what can be watched, %s', (_, open) => {
  test('is listed once, the newest first, until it is forgotten', async () => {
    const store = await open();
    await Promise.all([noteWatchable(store, 'a', 1), noteWatchable(store, 'b', 2), noteWatchable(store, 'a', 3)]);
    await noteWatchable(store, 'a', 4);
    expect((await watchableMatches(store, 9)).toSorted()).toEqual(['a', 'b']);
    await noteWatchable(store, 'c', 9);
    expect(await watchableMatches(store, 1)).toEqual(['c']);
    await forgetWatchable(store, 'c');
    expect(await watchableMatches(store, 9)).not.toContain('c');
    await store.close();
  });
});
