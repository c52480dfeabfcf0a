import { accountOf } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid, notFound } from '../../../platform/errors/app-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { recordAudit } from '../../audit/record-audit';
import { clinicSettingsIn } from '../../settings/settings.service';
import { adminsNeedSecondFactor } from '../security/clinic-security.service';
import { USER, User } from '../../users/user.entity';
import { lockOwnSessions } from '../sessions/assert-still-signed-in';
import { endSessions } from '../sessions/session.service';
import { SessionEntity } from '../sessions/session.entity';
import { authenticatorSecret, authenticatorUri, seedOf, stepOf } from './authenticator';
import { CHALLENGE_MS, issueChallenge, redeemChallenge } from './factor-challenge';
import { countFactor } from './factor-limits';
import { arePasskeysPossible, assertPasskeysPossible, newPasskey, registrationOptions } from './passkey';
import type { PasskeyOptions } from './passkey-options.object';
import { isProofRecent } from './recent-proof';
import { RecoveryCode } from './recovery-code.entity';
import { forgetCodes, RECOVERY_CODES, renewCodes } from './recovery-codes';
import type { AddAuthenticatorInput, AddPasskeyInput, RenameSecondFactorInput } from './second-factor.inputs';
import { FACTOR_WORDS, SecondFactor, type FactorKind } from './second-factor.entity';
import { SECOND_FACTOR_NEWS } from './second-factor.mail';
import type { AddedFactor, NewAuthenticator, OwnSecondFactors } from './second-factors.object';

const MOST = 10;

export async function getOwnFactors(ctx: Context): Promise<OwnSecondFactors> {
  const { manager } = ctx.db;
  const { userId } = accountOf(ctx.actor);
  const { role } = await manager.findOneByOrFail(User, { id: userId });
  return {
    factors: await manager.find(SecondFactor, { where: { userId }, order: { id: 'ASC' } }),
    recoveryCodesLeft: await manager.countBy(RecoveryCode, { userId }),
    required: role === 'admin' && (await adminsNeedSecondFactor(ctx.db)),
    proved: await isProofRecent(ctx, ctx.db),
    passkeysPossible: arePasskeysPossible(ctx),
  };
}

/** PROOF_REQUIRED; CONFLICT with too many. */
export function startAuthenticator(ctx: Context): Promise<NewAuthenticator> {
  return changingOwn(ctx, async (tx, user) => {
    assertRoom(await factorsOf(tx, user.id));
    const challenge = await issueChallenge(ctx, tx, { purpose: 'authenticator', userId: user.id });
    const secret = await authenticatorSecret(tx, { userId: user.id, seed: seedOf(challenge) });
    const clinic = await clinicSettingsIn(tx);
    return { challenge, secret, uri: authenticatorUri(clinic.name, user.email, secret) };
  });
}

/**
 * A retry returns the same factor. GONE on `challenge`; BAD_REQUEST on `code`; TOO_MANY_REQUESTS; as
 * startAuthenticator.
 */
export async function addAuthenticator(
  ctx: Context,
  { challenge, code, name }: AddAuthenticatorInput,
): Promise<AddedFactor> {
  const { userId } = accountOf(ctx.actor);
  const attempt = await countFactor(ctx, userId);
  const added = await changingOwn(ctx, async (tx) => {
    const seed = seedOf(challenge);
    const step = await stepOf(ctx, await authenticatorSecret(tx, { userId, seed }), sixDigits(code));
    if (step === null) throw wrongCode();
    const known = await tx.manager.findOneBy(SecondFactor, { userId, seed });
    if (known) return addedBefore(ctx, tx, known);
    await redeemChallenge(ctx, tx, { token: challenge, purpose: 'authenticator', userId });
    return addFactor(ctx, tx, { kind: 'authenticator', name, seed, lastStep: step });
  });
  await attempt.forget();
  return added;
}

/** PROOF_REQUIRED; CONFLICT with too many, or at an IP address. */
export function startPasskey(ctx: Context): Promise<PasskeyOptions> {
  assertPasskeysPossible(ctx);
  return changingOwn(ctx, async (tx, { id: userId, email }) => {
    const known = await factorsOf(tx, userId);
    assertRoom(known);
    const challenge = await issueChallenge(ctx, tx, { purpose: 'passkey', userId });
    const { name: clinic } = await clinicSettingsIn(tx);
    const passkeys = known.filter(({ kind }) => kind === 'passkey');
    return {
      challenge,
      options: await registrationOptions(ctx, challenge, { userId, email, clinic, known: passkeys }),
    };
  });
}

/** As addAuthenticator. GONE on `challenge`; BAD_REQUEST on `response`. */
export async function addPasskey(ctx: Context, { challenge, response, name }: AddPasskeyInput): Promise<AddedFactor> {
  const { userId } = accountOf(ctx.actor);
  const columns = await newPasskey(ctx, challenge, response);
  return changingOwn(ctx, async (tx) => {
    const known = await tx.manager.findOneBy(SecondFactor, { credentialId: columns.credentialId! });
    if (known?.userId === userId) return addedBefore(ctx, tx, known);
    if (known) throw invalid('response', 'Esa llave de acceso ya es de otra cuenta');
    await redeemChallenge(ctx, tx, { token: challenge, purpose: 'passkey', userId });
    return addFactor(ctx, tx, { kind: 'passkey', name, ...columns });
  });
}

/** NOT_FOUND; PROOF_REQUIRED; CONFLICT for a required last one. */
export async function removeOwnFactor(ctx: Context, id: number): Promise<true> {
  await changingOwn(ctx, async (tx, user) => {
    const factors = await factorsOf(tx, user.id);
    const factor = factors.find((it) => it.id === id);
    if (!factor) throw factorGone();
    if (factors.length === 1) {
      if (user.role === 'admin' && (await adminsNeedSecondFactor(tx))) {
        throw new AppError(
          'CONFLICT',
          'La clínica pide la verificación en dos pasos: agregá otra antes de quitar esta',
        );
      }
      await forgetCodes(tx, user.id);
    }
    await tx.manager.delete(SecondFactor, { id });
    await recordFactor(ctx, tx, user, { from: factor.kind });
    await requestMail(tx, SECOND_FACTOR_NEWS, { userId: user.id, news: 'removed' });
  });
  return true;
}

/** Without proof: a name grants nothing. NOT_FOUND. */
export function renameOwnFactor(
  ctx: Context,
  id: number,
  { name: typed }: RenameSecondFactorInput,
): Promise<SecondFactor> {
  const name = typed.trim();
  return ctx.transact(async (tx) => {
    const { userId } = accountOf(ctx.actor);
    const factor = await tx.manager.findOne(SecondFactor, {
      where: { id, userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!factor) throw factorGone();
    if (factor.name === name) return factor;
    await tx.manager.update(SecondFactor, { id }, { name });
    const user = await tx.manager.findOneByOrFail(User, { id: userId });
    const change = { field: 'secondFactorName', from: factor.name, to: name };
    await recordAudit(ctx, tx, { ...auditOf(user), changes: [change] });
    return Object.assign(factor, { name });
  });
}

/** CONFLICT without a second factor; PROOF_REQUIRED. */
export function renewRecoveryCodes(ctx: Context): Promise<string[]> {
  return changingOwn(ctx, async (tx, user) => {
    if ((await factorsOf(tx, user.id)).length === 0) {
      throw new AppError(
        'CONFLICT',
        'Los códigos de recuperación acompañan a la verificación en dos pasos: agregala antes',
      );
    }
    return renewedCodes(ctx, tx, user);
  });
}

/** Locks the caller's sessions. */
async function changingOwn<Result>(
  ctx: Context,
  work: (tx: Transaction, user: User) => Promise<Result>,
): Promise<Result> {
  const change = async (tx: Transaction): Promise<Result> => {
    await lockOwnSessions(tx, ctx.actor);
    return work(tx, await tx.manager.findOneByOrFail(User, { id: accountOf(ctx.actor).userId }));
  };
  return ctx.transact(change, { holdsSession: true });
}

type NewFactor = Pick<SecondFactor, 'kind' | 'name'> & Partial<SecondFactor>;

/** A first factor brings recovery codes, and ends the other sessions, which proved none. */
async function addFactor(ctx: Context, tx: Transaction, factor: NewFactor): Promise<AddedFactor> {
  const { userId, sessionHash } = accountOf(ctx.actor);
  const known = await factorsOf(tx, userId);
  assertRoom(known);
  const added = tx.manager.create(SecondFactor, { ...factor, name: factor.name.trim(), userId, createdAt: ctx.now });
  await tx.manager.insert(SecondFactor, added);
  await tx.manager.update(SessionEntity, { tokenHash: sessionHash }, { secondFactorAt: ctx.now });
  await endSessions(tx, userId, { except: sessionHash });
  const user = await tx.manager.findOneByOrFail(User, { id: userId });
  await recordFactor(ctx, tx, user, { to: factor.kind });
  await requestMail(tx, SECOND_FACTOR_NEWS, { userId, news: 'added' });
  return { factor: added, recoveryCodes: known.length === 0 ? await renewCodes(tx, userId) : null };
}

/** For retries. Renews unused recovery codes. */
async function addedBefore(ctx: Context, tx: Transaction, factor: SecondFactor): Promise<AddedFactor> {
  const { userId, createdAt } = factor;
  const isRetry = Math.abs(ctx.now.getTime() - createdAt.getTime()) < CHALLENGE_MS;
  const isOnly = (await factorsOf(tx, userId)).length === 1;
  const left = await tx.manager.countBy(RecoveryCode, { userId });
  if (!isRetry || !isOnly || left < RECOVERY_CODES) return { factor, recoveryCodes: null };
  const user = await tx.manager.findOneByOrFail(User, { id: userId });
  return { factor, recoveryCodes: await renewedCodes(ctx, tx, user) };
}

async function renewedCodes(ctx: Context, tx: Transaction, user: User): Promise<string[]> {
  await recordAudit(ctx, tx, { ...auditOf(user), fields: ['recoveryCodes'] });
  await requestMail(tx, SECOND_FACTOR_NEWS, { userId: user.id, news: 'recovery-codes-renewed' });
  return renewCodes(tx, user.id);
}

function factorsOf(tx: Transaction, userId: number): Promise<SecondFactor[]> {
  return tx.manager.find(SecondFactor, { where: { userId }, order: { id: 'ASC' } });
}

function assertRoom(factors: readonly SecondFactor[]): void {
  if (factors.length < MOST) return;
  throw new AppError('CONFLICT', `Ya hay ${MOST}: quitá una que no uses antes de agregar otra`);
}

async function recordFactor(
  ctx: Context,
  tx: Transaction,
  user: User,
  { from, to }: { from?: FactorKind; to?: FactorKind },
): Promise<void> {
  const change = { field: 'secondFactor', from: from ? FACTOR_WORDS[from] : null, to: to ? FACTOR_WORDS[to] : null };
  await recordAudit(ctx, tx, { ...auditOf(user), changes: [change] });
}

function auditOf({ id, name }: User) {
  return { action: 'updated', entity: USER, entityId: id, called: name } as const;
}

function sixDigits(typed: string): string {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) throw invalid('code', 'El código tiene seis números');
  return code;
}

function factorGone(): Error {
  return notFound('La aplicación o la llave de acceso ya no está');
}

function wrongCode(): Error {
  return invalid('code', 'El código no es correcto. Fijate que la hora del teléfono sea la automática');
}
