import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../testing/postgres.js';
import { ChangeNotices, channel } from './change-notices.js';

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.end());

test('what was told before the connection stood may have been missed, and is said to have been', async () => {
  const url = await postgres.newDatabase();
  const others = new pg.Client({ connectionString: url });
  await others.connect();
  const problems: unknown[] = [];
  const notices = new ChangeNotices(url, (error) => problems.push(error));
  const heard: (string | null)[] = [];
  notices.listen((notice) => heard.push(notice));
  await expect.poll(() => heard).toEqual([null]);
  await others.query('select pg_notify($1, $2)', [channel, 'later']);
  await expect.poll(() => heard).toEqual([null, 'later']);
  await Promise.all([notices.end(), others.end()]);
  expect(problems).toEqual([]);
});
