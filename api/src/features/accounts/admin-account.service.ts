import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { hashPassword } from '../../platform/passwords';
import { StartupError } from '../../platform/startup-error';
import { recordAudit } from '../audit/record-audit';
import { USER } from '../users/user.entity';
import type { AdminAccount } from './admin-account';
import { statement } from '../../platform/database/statement';

/** Makes an administrator's account, whose address needs no confirming: the operator vouches for it. StartupError when taken. */
export async function createAdmin(ctx: Context, account: AdminAccount): Promise<void> {
  const passwordHash = await hashPassword(account.password);
  await ctx.transact((tx) => insertAdmin(ctx, tx, account, passwordHash));
}

/**
 * Makes the first administrator of a clinic that has none, and tells whether it did. Replicas that start together take
 * turns. An account that exists is never promoted by it, whose ever it is: StartupError.
 */
export async function createFirstAdmin(ctx: Context, account: AdminAccount): Promise<boolean> {
  if (await hasAdmin(ctx.db)) return false;
  const passwordHash = await hashPassword(account.password);
  return ctx.transact(async (tx) => {
    await tx.rows(LOCK_USERS, []);
    if (await hasAdmin(tx)) return false;
    await insertAdmin(ctx, tx, account, passwordHash);
    return true;
  });
}

/**
 * Makes an existing account an administrator's who can sign in: a suspension ends, and so do the sessions of before.
 * StartupError when there is none, or its address is not confirmed: anybody may have opened it.
 */
export async function promoteToAdmin(ctx: Context, email: string): Promise<void> {
  await ctx.transact(async (tx) => {
    const [account] = await tx.rows<{ id: number; isConfirmed: boolean }>(PROMOTE, [email.trim()]);
    if (!account) throw new StartupError('No hay una cuenta con ese correo electrónico.');
    if (!account.isConfirmed) throw new StartupError('Esa cuenta no confirmó su correo electrónico: puede ser de otra persona.');
    await tx.rows(END_SESSIONS, [account.id]);
    await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: account.id, fields: ['role', 'suspendedAt'] });
  });
}

async function insertAdmin(ctx: Context, tx: Transaction, { name, email }: AdminAccount, passwordHash: string): Promise<void> {
  const [account] = await tx.rows<{ id: number }>(INSERT, [name.trim(), email.trim(), passwordHash, ctx.now]);
  if (!account) {
    throw new StartupError(
      'Ya existe una cuenta con ese correo electrónico. Para darle permisos de administración: npm run admin -- --promote',
    );
  }
  await recordAudit(ctx, tx, { action: 'created', entity: USER, entityId: account.id });
}

async function hasAdmin(db: Pick<Transaction, 'rows'>): Promise<boolean> {
  const [found] = await db.rows<{ hasAdmin: boolean }>(HAS_ADMIN, []);
  return found?.hasAdmin === true;
}

const LOCK_USERS = statement('accounts.admin-lock-users', 'LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE');
const HAS_ADMIN = statement('accounts.admin-exists', `SELECT EXISTS (SELECT FROM users WHERE role = 'admin') AS "hasAdmin"`);
const INSERT = statement(
  'accounts.admin-insert',
  `INSERT INTO users (name, email, password_hash, role, email_confirmed_at, created_at) VALUES ($1, $2, $3, 'admin', $4, $4)
         ON CONFLICT ((lower(email))) DO NOTHING RETURNING id`,
);
const PROMOTE = statement(
  'accounts.admin-promote',
  `UPDATE users SET role = 'admin', suspended_at = NULL WHERE lower(email) = lower($1)
         RETURNING id, email_confirmed_at IS NOT NULL AS "isConfirmed"`,
);
const END_SESSIONS = statement('accounts.admin-end-sessions', 'DELETE FROM sessions WHERE user_id = $1');
