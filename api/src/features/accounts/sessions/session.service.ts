import { Not } from 'typeorm';

import { NO_PERMISSIONS, permissionsIn } from '../../../domain/permissions';
import type { Account, Actor, Role } from '../../../platform/access/actor';
import { accountOf, signInNeeded } from '../../../platform/access/allow';
import { bearerToken, hashToken, newToken } from '../../../platform/access/session-token';
import type { Context } from '../../../platform/context';
import { bool, bytes, int, nullable, oneOf, texts, timestamp } from '../../../platform/database/columns';
import type { Database, Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError, invalid, type SecondFactorStep } from '../../../platform/errors/app-error';
import { option } from '../../../platform/option';
import { BATCH, REMOVED } from '../../../platform/jobs/housekeeping';
import { isPassword } from '../../../platform/passwords';
import { GRANTED } from '../../users/permission-sets/permissions-of-account';
import { User } from '../../users/user.entity';
import { withEmail } from '../../users/user.service';
import { passwordFault, readAddress } from '../passwords/credentials';
import { issueSignInChallenge } from '../second-factor/factor-challenge';
import { FactorChallenge } from '../second-factor/factor-challenge.entity';
import { methodsOf } from '../second-factor/factors-of-account';
import { SessionEntity } from './session.entity';
import type { Session } from './session.object';
import { countSignIn, signInSource } from './sign-in-limit';

/** Sign-in hides which addresses have an account. */
export const CONCEAL_ACCOUNTS = option(false);

/** Since a patient's last use, or staff's sign-in. */
const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;
const USE_NOTED_EVERY_MS = 5 * 60_000;

/**
 * NOT_FOUND on `email`; UNAUTHENTICATED on `password`; SECOND_FACTOR_REQUIRED with a challenge; FORBIDDEN when
 * suspended; TOO_MANY_REQUESTS. Concealed accounts: unknown addresses fail like wrong passwords, as slowly.
 */
export async function signIn(ctx: Context, email: string, password: string): Promise<Session> {
  const address = readAddress(email);
  const fault = passwordFault(password);
  if (fault !== null) throw invalid('password', fault);
  const attempt = await countSignIn(ctx, address);
  const account = await ctx.db.manager.findOne(User, {
    select: { id: true, passwordHash: true, suspendedAt: true },
    where: withEmail(address),
  });
  if (!account) {
    if (CONCEAL_ACCOUNTS.of(ctx)) {
      await isPassword(null, password);
      throw wrongCredentials();
    }
    throw new AppError('NOT_FOUND', 'No se encontró una cuenta con este correo electrónico.', { field: 'email' });
  }
  if (!(await isPassword(account.passwordHash, password))) throw wrongCredentials();
  if (account.suspendedAt !== null) throw accountSuspended();
  await attempt.forget();
  const methods = await methodsOf(ctx.db, account.id);
  if (methods.length > 0) {
    const challenge = await issueSignInChallenge(ctx, account);
    if (challenge === null) throw wrongCredentials();
    throw secondFactorNeeded({ challenge, methods });
  }
  const source = await signInSource(ctx, address);
  const opened = await ctx.db.write((on) => openSession(ctx, on, { account, source }));
  if (opened === null) throw wrongCredentials();
  return { token: opened, user: await ctx.db.manager.findOneByOrFail(User, { id: account.id }) };
}

/** null: password or suspension changed meanwhile. */
export async function openSession(
  { now }: Pick<Context, 'now'>,
  on: Pick<Transaction, 'rows'>,
  {
    account: { id, passwordHash },
    source,
    secondFactorAt = null,
  }: { account: Pick<User, 'id' | 'passwordHash'>; source: Buffer; secondFactorAt?: Date | null },
): Promise<string | null> {
  const token = newToken();
  const facts = [hashToken(token), id, now, expiry(now), passwordHash, source, secondFactorAt];
  const opened = await on.rows(OPEN, facts);
  return opened.length === 0 ? null : token;
}

export function accountSuspended(): AppError {
  return new AppError('FORBIDDEN', 'Tu cuenta ha sido suspendida. Contacta al administrador para más información.');
}

function secondFactorNeeded(secondFactor: SecondFactorStep): AppError {
  return new AppError(
    'SECOND_FACTOR_REQUIRED',
    'Falta el segundo paso: el código de tu aplicación o tu llave de acceso',
    {
      secondFactor,
    },
  );
}

/** True even without a session. */
export async function signOut(ctx: Context): Promise<true> {
  const { actor, db } = ctx;
  const account = actor.kind === 'guest' ? actor.settingUp : actor.kind === 'member' ? actor : undefined;
  if (account) await db.write(({ manager }) => manager.delete(SessionEntity, { tokenHash: account.sessionHash }));
  return true;
}

/** Holds the session until the transaction ends. UNAUTHENTICATED when it has ended. */
export async function holdSession(tx: Pick<Transaction, 'rows'>, { sessionHash }: Account): Promise<void> {
  const held = await tx.rows(HOLD, [sessionHash]);
  if (held.length === 0) throw signInNeeded(true);
}

/**
 * Waits for transactions that hold sessions, and blocks new ones. Returns the hashes. Only administrators may be locked
 * before.
 */
export async function lockSessions(tx: Pick<Transaction, 'rows'>, userId: number): Promise<Buffer[]> {
  const sessions = await tx.rows(LOCK, [userId]);
  return sessions.map(({ tokenHash }) => tokenHash);
}

/** Also deletes challenges. Call lockSessions first. `except`: a session's hash. */
export async function endSessions(
  tx: Transaction,
  userId: number,
  { except }: { except?: Buffer } = {},
): Promise<void> {
  await tx.manager.delete(SessionEntity, { userId, ...(except && { tokenHash: Not(except) }) });
  await tx.manager.delete(FactorChallenge, { userId });
}

/** Call it before raising the clinic's idle hours. */
export async function endIdleSessions({ now }: Context, tx: Transaction): Promise<void> {
  await tx.rows(IDLE_SESSIONS, [now]);
}

export async function getViewer(ctx: Context): Promise<User> {
  return ctx.db.manager.findOneByOrFail(User, { id: accountOf(ctx.actor).userId });
}

/**
 * Accounts with a second factor need a session that proved one; administrators without a required one may only set it
 * up. Stores uses without delaying the request, extends a patient's session at most daily.
 */
export async function identify(db: Database, authorization: string | undefined, now: Date): Promise<Actor> {
  const token = bearerToken(authorization);
  // Other schemes belong to a proxy.
  if (token === null) return { kind: 'guest', staleToken: /^bearer\b/i.test(authorization ?? '') };
  const sessionHash = hashToken(token);
  const [row] = await db.rows(IDENTIFY, [sessionHash, now]);
  if (!row) return { kind: 'guest', staleToken: true };
  if (row.isIdle) {
    // A longer limit or an earlier clock must not revive it. Housekeeping repeats a failed deletion.
    db.write(({ manager }) => manager.delete(SessionEntity, { tokenHash: sessionHash })).catch(() => undefined);
    return { kind: 'guest', staleToken: true };
  }
  const expiresAt = expiry(now);
  const use = row.role === 'user' ? extended(row, expiresAt) : noted(row, now);
  if (use) {
    // The next request repeats it.
    db.write(({ manager }) => manager.update(SessionEntity, { tokenHash: sessionHash }, use)).catch(() => undefined);
  }
  if (row.mustSetUp) return { kind: 'guest', staleToken: true, settingUp: { userId: row.userId, sessionHash } };
  const { userId, role, professionalId } = row;
  const permissions = role === 'admin' ? permissionsIn(row.granted) : NO_PERMISSIONS;
  return { kind: 'member', userId, role, professionalId, permissions, sessionHash };
}

function extended(session: Pick<SessionEntity, 'expiresAt'>, expiresAt: Date): Partial<SessionEntity> | null {
  return session.expiresAt.getTime() < expiresAt.getTime() - DAY_MS ? { expiresAt } : null;
}

function noted(session: Pick<SessionEntity, 'usedAt'>, now: Date): Partial<SessionEntity> | null {
  return session.usedAt.getTime() < now.getTime() - USE_NOTED_EVERY_MS ? { usedAt: now } : null;
}

function wrongCredentials(): AppError {
  return new AppError('UNAUTHENTICATED', 'Credenciales incorrectas. Verifica tu correo electrónico y contraseña.', {
    field: 'password',
  });
}

function expiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}

/** Checks password and suspension while writing. */
const OPEN = statement(
  'accounts.session-open',
  `WITH opened AS (
    INSERT INTO sessions (token_hash, user_id, created_at, used_at, expires_at, second_factor_at)
    SELECT $1, id, $3, $3, $4, $7::timestamptz FROM users WHERE id = $2 AND password_hash = $5 AND suspended_at IS NULL FOR SHARE
    RETURNING user_id
  ), remembered AS (
    INSERT INTO sign_in_sources AS s (user_id, source_hash, last_used_at) SELECT user_id, $6, $3 FROM opened
    ON CONFLICT (user_id, source_hash) DO UPDATE SET last_used_at = greatest(s.last_used_at, excluded.last_used_at)
  )
  SELECT user_id AS "userId" FROM opened`,
  { userId: int },
);
export const IDENTIFY = statement(
  'accounts.session-identify',
  `SELECT u.id AS "userId", u.role, p.id AS "professionalId", session.expires_at AS "expiresAt", ${GRANTED} AS granted,
     session.used_at AS "usedAt",
     u.role <> 'user' AND session.used_at <= $2::timestamptz - make_interval(hours => clinic.staff_idle_hours) AS "isIdle",
     u.role = 'admin' AND NOT factor.is_there AND clinic.admins_need_second_factor AS "mustSetUp"
   FROM sessions AS session JOIN users AS u ON u.id = session.user_id
     LEFT JOIN professionals AS p ON p.user_id = u.id LEFT JOIN permission_sets AS s ON s.id = u.permission_set_id
     CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM second_factors WHERE user_id = u.id) AS is_there) AS factor
     CROSS JOIN (SELECT admins_need_second_factor, staff_idle_hours FROM settings) AS clinic
   WHERE session.token_hash = $1 AND session.expires_at > $2 AND u.suspended_at IS NULL
     AND (session.second_factor_at IS NOT NULL OR NOT factor.is_there)`,
  {
    userId: int,
    role: oneOf<Role>(),
    professionalId: nullable(int),
    granted: nullable(texts),
    expiresAt: timestamp,
    usedAt: timestamp,
    isIdle: bool,
    mustSetUp: bool,
  },
);
/** $1: now. */
export const IDLE_SESSIONS = statement(
  'accounts.idle-sessions-expire',
  `WITH gone AS (
    DELETE FROM sessions WHERE token_hash = ANY (ARRAY(
      SELECT token_hash FROM sessions
      WHERE used_at <= $1::timestamptz - make_interval(hours => (SELECT staff_idle_hours FROM settings))
        AND user_id IN (SELECT id FROM users WHERE role IN ('admin', 'professional'))
      ORDER BY used_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
    RETURNING 1
  )
  SELECT count(*)::int AS removed FROM gone`,
  REMOVED,
);
/** KEY SHARE, so that the session can be extended meanwhile. */
const HOLD = statement('accounts.session-hold', 'SELECT FROM sessions WHERE token_hash = $1 FOR KEY SHARE');
/** In a fixed order, against deadlocks. */
const LOCK = statement(
  'accounts.sessions-lock',
  'SELECT token_hash AS "tokenHash" FROM sessions WHERE user_id = $1 ORDER BY token_hash FOR UPDATE',
  { tokenHash: bytes },
);
