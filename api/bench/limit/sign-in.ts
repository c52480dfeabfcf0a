import { openSession } from '../../src/features/accounts/sessions/session.service';
import { countSignIn, signInSource } from '../../src/features/accounts/sessions/sign-in-limit';
import { createContext } from '../../src/platform/context';
import { createLog } from '../../src/platform/log';
import { isPassword } from '../../src/platform/passwords';
import { plainRows, rowsOf, type PlainContext } from './plain-pg';

/** With the product's counters, which are part of signing in. */
export async function signIn(
  { db, pool, now }: PlainContext,
  { email, password }: { email: string; password: string },
) {
  const guest = { actor: { kind: 'guest', staleToken: false }, requestId: '', source: '127.0.0.1' } as const;
  const ctx = createContext({ db, clock: () => now, log: SILENT }, guest);
  const attempt = await countSignIn(ctx, email);
  const [account] = await rowsOf<{ id: number; passwordHash: string; suspendedAt: Date | null }>(pool, ACCOUNT, [
    email,
  ]);
  if (!account || account.suspendedAt || !(await isPassword(account.passwordHash, password)))
    throw new Error('Not them');
  await attempt.forget();
  const source = await signInSource(ctx, email);
  const token = await openSession(ctx, plainRows(pool), { account, source });
  const [user] = await rowsOf(pool, USER, [account.id]);
  return { signIn: { token, user } };
}

const SILENT = createLog('silent');

const ACCOUNT = {
  name: 'account',
  text: 'SELECT id, password_hash AS "passwordHash", suspended_at AS "suspendedAt" FROM users WHERE lower(email) = lower($1)',
};
const USER = {
  name: 'user',
  text: 'SELECT id, name, email, role, phone FROM users WHERE id = $1',
};
