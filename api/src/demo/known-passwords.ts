import { text } from '../platform/database/columns';
import type { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { isPassword } from '../platform/passwords';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed-demo-clinic';

/** Accounts of DEMO_ACCOUNTS that still have the README's password. */
export async function openDemoAccounts(db: Database): Promise<string[]> {
  const accounts = await db.rows(FIND, [DEMO_ACCOUNTS]);
  const open: string[] = [];
  for (const { email, passwordHash } of accounts) {
    if (await isPassword(passwordHash, DEMO_PASSWORD)) open.push(email);
  }
  return open;
}

const FIND = statement(
  'demo.open-accounts',
  /* sql */ `
    SELECT email, password_hash AS "passwordHash" FROM users WHERE lower(email) = ANY ($1) AND suspended_at IS NULL ORDER BY id`,
  { email: text, passwordHash: text },
);
