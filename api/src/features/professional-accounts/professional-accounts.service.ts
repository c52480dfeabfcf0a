import { assertCan } from '../../platform/access/allow';
import { changesOf, changesWithEmail } from '../../platform/changes';
import { assertProof } from '../../platform/access/proof';
import type { Context } from '../../platform/context';
import { asStored } from '../../platform/database/as-stored';
import type { Transaction } from '../../platform/database/database';
import { invalid } from '../../platform/errors/app-error';
import { createOnce } from '../../platform/idempotency';
import { hashPassword } from '../../platform/passwords';
import { trimmed } from '../../platform/validation/text';
import { assertVersion } from '../../platform/versions';
import { changeAccount, openAccount, openInvitedAccount, unknownPassword } from '../accounts/keep-account';
import { assertManages } from '../accounts/management/lock-user';
import { changesBetween } from '../audit/audited-change';
import { recordAudits, recordCreated } from '../audit/record-audit';
import { addProfile, changeProfile } from '../professionals/keep-profile';
import { lockProfile } from '../professionals/lock-professional';
import { PROFESSIONAL, ProfessionalEntity } from '../professionals/professional.entity';
import type { Professional } from '../professionals/professional.object';
import { canKeepProfessionals } from '../professionals/professional.policy';
import { recordFeeActivity } from '../professionals/fee/fee-summary';
import { feeOf } from '../professionals/fee/professional-fee.object';
import { loadChanged, professionalNotFound, readProfessional } from '../professionals/professional.service';
import { keepSlug } from '../professionals/slug/keep-slug';
import { recordProfileActivity } from '../professionals/profile-activity';
import { lockOccupancy } from '../rooms/lock-occupancy';
import { clinicSettings } from '../settings/settings.service';
import { specialtyLoader } from '../specialties/specialty.service';
import { USER, User } from '../users/user.entity';
import { updateUser } from '../users/user.service';
import type { CreateProfessionalInput, UpdateProfessionalInput } from './professional.inputs';

/**
 * Mails a link to confirm the address or to choose a password. CONFLICT on a taken `email`; BAD_REQUEST on
 * `specialtyId`.
 */
export async function createProfessional(
  ctx: Context,
  input: CreateProfessionalInput,
  key?: string | null,
): Promise<Professional> {
  assertCan(canKeepProfessionals(ctx.actor));
  await assertSpecialty(ctx, input.specialtyId);
  const { password, ...profile } = input;
  const isInvited = password == null;
  const open = isInvited ? openInvitedAccount : openAccount;
  const passwordHash = await (isInvited ? unknownPassword() : hashPassword(password));
  return createOnce<Professional>(ctx, {
    key,
    // Without the password, stored only as a hash: retries can't compare it.
    request: ['createProfessional', profile],
    create: (tx) => addProfessional(ctx, tx, { ...profile, passwordHash }, open),
    load: (id) => loadChanged(ctx, Number(id)),
  });
}

interface NewProfessional extends Omit<CreateProfessionalInput, 'password'> {
  passwordHash: string;
}

/** Any throw must end the transaction. CONFLICT on a taken `email`. */
export async function addProfessional(
  ctx: Context,
  tx: Transaction,
  { name, email, passwordHash, phone, ...given }: NewProfessional,
  open: typeof openAccount,
): Promise<Professional> {
  const { specialtyId, bio, sortOrder, fee = null, defaultDurationMinutes = null } = given;
  const userId = await open(ctx, tx, { name, email, passwordHash, role: 'professional' });
  const typedPhone = trimmed(phone);
  if (typedPhone !== null) await updateUser(tx, userId, { phone: typedPhone });
  const profile = { bio: trimmed(bio) ?? '', sortOrder: sortOrder ?? 0, fee, defaultDurationMinutes };
  const isInSeries = given.seriesOnline ?? false;
  const registered = { licenseNumber: trimmed(given.licenseNumber), refepsNumber: trimmed(given.refepsNumber) };
  const id = await addProfile(tx, { userId, specialtyId, ...profile, ...registered, seriesOnline: isInSeries });
  const professional = await readProfessional(tx, id);
  await recordCreated(ctx, tx, PROFESSIONAL, { id, ...auditedOf(professional) }, name);
  return professional;
}

/**
 * A new address needs confirming. NOT_FOUND; BAD_REQUEST; CONFLICT on a taken `email`, and with the current state on a
 * version mismatch.
 */
export async function updateProfessional(
  ctx: Context,
  id: number,
  input: UpdateProfessionalInput,
  expectedVersion?: number | null,
): Promise<Professional> {
  assertCan(canKeepProfessionals(ctx.actor));
  if (input.specialtyId) await assertSpecialty(ctx, input.specialtyId);
  const { currency } = await clinicSettings(ctx);
  return ctx.transact(async (tx) => {
    const { account, profile } = await lockBoth(ctx, tx, id);
    const { name, email, phone, ...ofProfile } = input;
    if (ofProfile.specialtyId !== undefined) ofProfile.specialtyId = chosenSpecialty(ofProfile.specialtyId, profile);
    const ofAccount = changesWithEmail('email', account, asStored(tx.manager, User, { name, email, phone }));
    const changes = changesOf(profile, asStored(tx.manager, ProfessionalEntity, ofProfile));
    const before = await readProfessional(tx, id);
    if (Object.keys({ ...ofAccount, ...changes }).length === 0) return before;
    assertVersion(before, expectedVersion);
    // A profile stays with an account that became an administrator's.
    if (Object.keys(ofAccount).length > 0) await assertManages(ctx, tx, account);
    if (ofAccount.email !== undefined) await assertProof(ctx, tx);
    await changeAccount(tx, account, ofAccount);
    await changeProfile(tx, id, changes);
    if (ofAccount.name !== undefined) await keepSlug(tx, { id, userId: account.id });
    const after = await readProfessional(tx, id);
    const event = { action: 'updated', called: account.name } as const;
    await recordAudits(
      ctx,
      tx,
      [
        { ...event, entity: USER, entityId: account.id, changes: changesBetween(USER, account, ofAccount) },
        {
          ...event,
          entity: PROFESSIONAL,
          entityId: id,
          changes: changesBetween(PROFESSIONAL, auditedOf(before), auditedOf(after)),
        },
      ].filter(({ changes: audited }) => audited.length > 0),
    );
    await recordProfileActivity(ctx, tx, id, { fields: Object.keys(ofAccount), before, after });
    await recordFeeActivity(ctx, tx, id, { before: feeOf(before), after: feeOf(after), currency });
    return after;
  });
}

function auditedOf(professional: Professional) {
  const { specialtyName } = professional;
  const { bio, sortOrder, isPublic, licenseNumber, refepsNumber, seriesOnline } = professional;
  const { fee, defaultDurationMinutes } = feeOf(professional);
  const shown = { bio, fee, defaultDurationMinutes, sortOrder, isPublic, licenseNumber, refepsNumber, seriesOnline };
  return { specialtyId: specialtyName, ...shown };
}

/** In the order of other writers: bookings with the professional, account, profile. NOT_FOUND. */
async function lockBoth(
  ctx: Context,
  tx: Transaction,
  id: number,
): Promise<{ account: User; profile: ProfessionalEntity }> {
  const { userId } = await readProfessional(tx, id);
  await lockOccupancy(ctx, tx, { professionalIds: [id] });
  const account = await tx.manager.findOne(User, { where: { id: userId }, lock: { mode: 'for_no_key_update' } });
  const profile = await lockProfile(tx, id);
  if (!account) throw professionalNotFound();
  return { account, profile };
}

/** 0 or null: none. BAD_REQUEST on `specialtyId` if they have one. */
function chosenSpecialty(id: number | null, { specialtyId }: ProfessionalEntity): number | null {
  if (!id && specialtyId !== null) throw noSpecialty();
  return id || null;
}

function noSpecialty(): Error {
  return invalid('specialtyId', 'Elegí una especialidad');
}

/** BAD_REQUEST on `specialtyId`. */
export async function assertSpecialty(ctx: Context, id: number): Promise<void> {
  if (!id) throw noSpecialty();
  if (!(await specialtyLoader(ctx).load(id))) throw invalid('specialtyId', 'La especialidad no existe. Elegí otra');
}
