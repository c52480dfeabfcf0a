import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { recordAudit } from '../../audit/record-audit';
import { USER, User } from '../../users/user.entity';
import type { Session } from '../sessions/session.object';
import { accountSuspended, openSession } from '../sessions/session.service';
import { signInSource } from '../sessions/sign-in-limit';
import { authenticatorSecret, stepOf } from './authenticator';
import { challengeOver, findChallenge, issueChallenge, redeemChallenge } from './factor-challenge';
import { countFactor, countPasskeyBegun } from './factor-limits';
import { assertPasskeysPossible, authenticationOptions, credentialIn } from './passkey';
import type { PasskeyOptions } from './passkey-options.object';
import { RECOVERY_CODE_LENGTH, spendCode } from './recovery-codes';
import { SecondFactor } from './second-factor.entity';
import { SECOND_FACTOR_NEWS } from './second-factor.mail';
import { passkeyUnknown, usePasskey } from './use-passkey';

/**
 * By authenticator or recovery code. GONE on `challenge`; UNAUTHENTICATED or BAD_REQUEST on `code`; TOO_MANY_REQUESTS.
 */
export async function signInWithCode(ctx: Context, challenge: string, typed: string): Promise<Session> {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  const isRecovery = code.length === RECOVERY_CODE_LENGTH;
  if (!isRecovery && !/^\d{6}$/.test(code)) {
    throw invalid('code', 'El código tiene seis números; el de recuperación, diez letras y números');
  }
  const { userId } = await findChallenge(ctx, challenge, ['sign-in']);
  const attempt = await countFactor(ctx, userId!);
  const session = await ctx.transact(async (tx) => {
    const account = await lockAccount(tx, userId!);
    await redeemChallenge(ctx, tx, { token: challenge, purpose: 'sign-in', userId: account.id });
    if (isRecovery) await useRecoveryCode(ctx, tx, account, code);
    else await useAuthenticator(ctx, tx, account.id, code);
    return enter(ctx, tx, account);
  });
  await attempt.forget();
  return session;
}

/** null: any passkey. GONE on `challenge`; CONFLICT at an IP address; TOO_MANY_REQUESTS. */
export async function startPasskeySignIn(ctx: Context, challenge: string | null): Promise<PasskeyOptions> {
  assertPasskeysPossible(ctx);
  await countPasskeyBegun(ctx);
  if (challenge === null) {
    const begun = await ctx.transact((tx) => issueChallenge(ctx, tx, { purpose: 'passkey-sign-in', userId: null }));
    return { challenge: begun, options: await authenticationOptions(ctx, begun, { known: null, isAlone: true }) };
  }
  const { userId } = await findChallenge(ctx, challenge, ['sign-in']);
  const known = await ctx.db.manager.findBy(SecondFactor, { userId: userId!, kind: 'passkey' });
  return { challenge, options: await authenticationOptions(ctx, challenge, { known, isAlone: false }) };
}

/**
 * Signs in alone if the passkey verified its user. GONE on `challenge`; BAD_REQUEST on `response`; FORBIDDEN when
 * suspended; TOO_MANY_REQUESTS.
 */
export async function signInWithPasskey(ctx: Context, challenge: string, response: string): Promise<Session> {
  const begun = await findChallenge(ctx, challenge, ['sign-in', 'passkey-sign-in']);
  const isAlone = begun.purpose === 'passkey-sign-in';
  const owner = await ctx.db.manager.findOneBy(SecondFactor, { credentialId: credentialIn(response) });
  if (!owner || (!isAlone && owner.userId !== begun.userId)) throw passkeyUnknown();
  const attempt = await countFactor(ctx, owner.userId);
  const session = await ctx.transact(async (tx) => {
    const account = await lockAccount(tx, owner.userId);
    await redeemChallenge(ctx, tx, { token: challenge, purpose: begun.purpose });
    await usePasskey(ctx, tx, account.id, { challenge, response, isAlone });
    return enter(ctx, tx, account);
  });
  await attempt.forget();
  return session;
}

type Entering = Pick<User, 'id' | 'email' | 'name' | 'passwordHash'>;

/** In manageAccount's order. FORBIDDEN when suspended. */
async function lockAccount(tx: Transaction, id: number): Promise<Entering> {
  const account = await tx.manager.findOne(User, {
    select: { id: true, email: true, name: true, passwordHash: true, suspendedAt: true },
    where: { id },
    lock: { mode: 'pessimistic_read' },
  });
  if (!account) throw challengeOver();
  if (account.suspendedAt !== null) throw accountSuspended();
  return account;
}

async function useAuthenticator(ctx: Context, tx: Transaction, userId: number, code: string): Promise<void> {
  const authenticators = await tx.manager.find(SecondFactor, {
    select: { id: true, userId: true, seed: true, lastStep: true },
    where: { userId, kind: 'authenticator' },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const { id, seed, lastStep } of authenticators) {
    const step = await stepOf(ctx, await authenticatorSecret(tx, { userId, seed: seed! }), code);
    if (step === null) continue;
    if (step <= lastStep!) throw wrongCode('Ese código ya se usó. Esperá a que la aplicación muestre el siguiente');
    await tx.manager.update(SecondFactor, id, { lastStep: step, lastUsedAt: ctx.now });
    return;
  }
  throw wrongCode('El código no es correcto. Fijate que la hora del teléfono sea la automática');
}

async function useRecoveryCode(ctx: Context, tx: Transaction, { id, name }: Entering, code: string): Promise<void> {
  if (!(await spendCode(tx, id, code))) throw wrongCode('El código de recuperación no es correcto, o ya se usó');
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: USER,
    entityId: id,
    called: name,
    fields: ['recoveryCodeUsed'],
  });
  await requestMail(tx, SECOND_FACTOR_NEWS, { userId: id, news: 'recovery-code-used' });
}

async function enter(ctx: Context, tx: Transaction, account: Entering): Promise<Session> {
  const source = await signInSource(ctx, account.email);
  const token = await openSession(ctx, tx, { account, source, secondFactorAt: ctx.now });
  if (token === null) throw challengeOver();
  return { token, user: await tx.manager.findOneByOrFail(User, { id: account.id }) };
}

function wrongCode(message: string): AppError {
  return new AppError('UNAUTHENTICATED', message, { field: 'code' });
}
