import { changesWithEmail } from '../../../platform/changes';
import { assertProof } from '../../../platform/access/proof';
import type { Context } from '../../../platform/context';
import { asStored } from '../../../platform/database/as-stored';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { assertVersion } from '../../../platform/versions';
import { changesBetween, type AuditedChange } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { recordAccountChange } from '../../users/account-changes';
import { assertBorn, columnsOf } from '../../users/profile-columns';
import { USER, User } from '../../users/user.entity';
import { faultAsAdmin } from '../admin/fault-as-admin';
import { changeAccount } from '../keep-account';
import { givenSet, nameOfSet } from '../permission-sets/chosen-set';
import { applyRole } from './apply-role';
import { assertDirectionStays, assertOthers, lockUser, manageAccount } from './lock-user';
import { LEAVES_ADMINISTRATION, stopAttending } from './rows-of-account';
import type { UpdateUserInput } from './update-user.inputs';

/**
 * A new role, e-mail or permission set needs a proof; a new role ends the sessions and withdraws offers. NOT_FOUND;
 * BAD_REQUEST; FORBIDDEN by `canManageAccount` and `givenSet`; CONFLICT on `email` when taken, on `role` and
 * `permissionSetId` for the caller's own, on `role` by `faultAsAdmin`, for the last account with all permissions, and
 * for another version.
 */
export async function updateUser(
  ctx: Context,
  id: number,
  input: UpdateUserInput,
  expectedVersion?: number | null,
): Promise<User> {
  await assertBorn(ctx, input.dateOfBirth);
  return manageAccount(ctx, id, async (tx, admins) => {
    const isDemoted = input.role != null && input.role !== 'professional';
    if (isDemoted) await stopAttending(ctx, tx, id);
    const user = await lockUser(ctx, tx, id);
    const { permissionSetId: asked, ...ofPerson } = input;
    const own = changesWithEmail('email', user, asStored(tx.manager, User, columnsOf(ofPerson)));
    const access = await accessChanges(ctx, tx, user, { role: own.role, asked });
    const changes = { ...own, ...access };
    const audited = [...changesBetween(USER, user, own), ...(await auditedSet(tx, user, changes))];
    if (audited.length === 0) return user;
    assertVersion(user, expectedVersion);
    const isOfAccess = changes.role !== undefined || changes.permissionSetId !== undefined;
    if (isOfAccess || changes.email !== undefined) await assertProof(ctx, tx);
    if (changes.role !== undefined)
      assertOthers(ctx, user, 'No podés cambiar tu propio rol: pedíselo a otro administrador', 'role');
    if (changes.permissionSetId !== undefined)
      assertOthers(ctx, user, 'No podés cambiar tus propios permisos: pedíselo a otra cuenta', 'permissionSetId');
    if (isOfAccess && user.role === 'admin')
      assertDirectionStays(admins, user, changes.role === undefined ? 'permissionSetId' : 'role');
    if (changes.role !== undefined && user.role === 'admin')
      for (const leave of LEAVES_ADMINISTRATION.parts) await leave(tx, id);
    const stored = await changeAccount(tx, user, changes);
    if (changes.role !== undefined) {
      // A new address unconfirms the account.
      const fault = changes.role === 'admin' ? faultAsAdmin({ ...user, ...stored }) : null;
      if (fault !== null) throw new AppError('CONFLICT', fault, { field: 'role' });
      await applyRole(tx, user, changes.role);
    }
    await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: id, called: user.name, changes: audited });
    await recordAccountChange(ctx, tx, user, Object.keys(changes));
    return Object.assign(user, stored);
  });
}

type AccessChanges = Partial<Pick<User, 'permissionSetId'>>;

/** A new administrator has all permissions unless a set is asked for. */
async function accessChanges(
  ctx: Context,
  tx: Transaction,
  user: User,
  { role, asked }: { role: User['role'] | undefined; asked: number | null | undefined },
): Promise<AccessChanges> {
  if (role === undefined && asked === undefined) return {};
  const after = role ?? user.role;
  const isSame = role === undefined && asked === user.permissionSetId;
  const permissionSetId = isSame ? user.permissionSetId : await givenSet(ctx, tx, after, asked ?? null);
  return permissionSetId === user.permissionSetId ? {} : { permissionSetId };
}

/** By name; none for a former administrator, as the role shows that. */
async function auditedSet(
  tx: Transaction,
  user: User,
  { role, permissionSetId }: AccessChanges & { role?: User['role'] },
): Promise<AuditedChange[]> {
  if (permissionSetId === undefined || (role ?? user.role) !== 'admin') return [];
  const from = user.role === 'admin' ? await nameOfSet(tx, user.permissionSetId) : null;
  return [{ field: 'permissionSet', from, to: await nameOfSet(tx, permissionSetId) }];
}
