import fs from 'node:fs';
import { parseRecord, verify } from '@impulse/engine';
import { expect, test } from 'vitest';
import { whiteDeath } from '../../game.js';

/** The file was written before positions of both battles had one shape; those of White Death have had it ever since. */

test('a record that begins at a position of format 1 is verified, with its checkpoints', () => {
  const file = new URL('record-from-position.json', import.meta.url);
  const record = parseRecord(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!record.ok) throw new Error(record.error.message);
  expect(record.value.position).toMatchObject({ format: 'impulse-white-death-position-1', lost: ['83id-14-251'] });
  expect(verify(whiteDeath, record.value)).toMatchObject({ ok: true, value: { entries: 40, checkpoints: 3 } });
  const [[event, hash], ...rest] = record.value.checkpoints;
  const spoilt = { ...record.value, checkpoints: [[event, hash ^ 1] as const, ...rest] };
  expect(verify(whiteDeath, spoilt)).toMatchObject({ ok: false, error: { code: 'other-state' } });
});
