import fs from 'node:fs';
import { parseRecord, verify } from '@impulse/engine';
import { expect, test } from 'vitest';
import { whiteDeath } from '../../game.js';
import { readShape } from '../shape.js';

/** The file was written before positions of both battles had one shape, and by version 2 of the rules. */

const read = () => {
  const file = new URL('record-from-position.json', import.meta.url);
  const record = parseRecord(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
};

test('a record of an earlier version of the rules is not verified by this one, and both versions are named', () => {
  const checked = verify(whiteDeath, read());
  expect(checked).toMatchObject({ ok: false, error: { code: 'other-rules', path: 'rules' } });
  if (!checked.ok) expect(checked.error.message).toContain(`version 2; this is version ${whiteDeath.rulesVersion}`);
});

test('a position of format 1 and of an earlier version of the rules has the shape of one', () => {
  const { position } = read();
  expect(position).toMatchObject({ format: 'impulse-white-death-position-1', rules: '2', lost: ['83id-14-251'] });
  expect(readShape(position)).toMatchObject({ ok: true });
});
