import { expect, test } from 'vitest';
import { readAccounts } from './accounts.js';

const site = 'https://table.example';
const mail = 'smtp://mail.example';

test('there are accounts only where they are asked for', () => {
  const nothing = readAccounts({ accounts: false, mail: undefined, site: undefined });
  expect(nothing).toEqual({ ok: true, value: { mailer: null, accounts: false, site: null } });
  const plain = readAccounts({ accounts: true, mail: undefined, site: undefined });
  expect(plain).toEqual({ ok: true, value: { mailer: null, accounts: true, site: null } });
  const whole = readAccounts({ accounts: true, mail, site });
  expect(whole).toMatchObject({ value: { accounts: true, site: 'https://table.example/' } });
  expect(whole.ok && whole.value.mailer).toBeTruthy();
});

test.each([
  ['letters with links to nowhere', { accounts: true, mail, site: undefined }, 'no-site'],
  ['letters without accounts, with links to nowhere', { accounts: false, mail, site: undefined }, 'no-site'],
  ['no address', { accounts: true, mail, site: 'table.example' }, 'bad-site'],
  ['an address of another kind', { accounts: true, mail, site: 'ftp://table.example' }, 'bad-site'],
  ['no post', { accounts: true, mail: 'mail.example', site }, 'bad-mail'],
])('%s are refused', (_, asked, code) => {
  expect(readAccounts(asked)).toMatchObject({ ok: false, error: { code } });
});
