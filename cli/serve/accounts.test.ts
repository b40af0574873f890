import { expect, test } from 'vitest';
import { readAccounts } from './accounts.js';

const site = 'https://table.example';
const mail = 'smtp://mail.example';

test('there are accounts only where they are asked for', () => {
  expect(readAccounts({ accounts: false, mail: undefined, site: undefined })).toEqual({ ok: true, value: null });
  expect(readAccounts({ accounts: true, mail: undefined, site: undefined })).toEqual({
    ok: true,
    value: { mailer: null, site: null },
  });
  expect(readAccounts({ accounts: true, mail, site })).toMatchObject({ value: { site: 'https://table.example/' } });
});

test.each([
  ['letters without accounts', { accounts: false, mail, site }, 'no-accounts'],
  ['letters from nowhere', { accounts: true, mail, site: undefined }, 'no-site'],
  ['no address', { accounts: true, mail, site: 'table.example' }, 'bad-site'],
  ['an address of another kind', { accounts: true, mail, site: 'ftp://table.example' }, 'bad-site'],
  ['no post', { accounts: true, mail: 'mail.example', site }, 'bad-mail'],
])('%s are refused', (_, asked, code) => {
  expect(readAccounts(asked)).toMatchObject({ ok: false, error: { code } });
});
