import { changesWithEmail } from '../../../platform/changes';
import { assertProof } from '../../../platform/access/proof';
import type { Context } from '../../../platform/context';
import { asStored } from '../../../platform/database/as-stored';
import { AppError } from '../../../platform/errors/app-error';
import { assertVersion } from '../../../platform/versions';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { recordAccountChange } from '../../users/account-changes';
import { assertBorn, columnsOf } from '../../users/profile-columns';
import { USER, User } from '../../users/user.entity';
import { faultAsAdmin } from '../admin/fault-as-admin';
import { changeAccount } from '../keep-account';
import { assertOthers, lockUser, manageAccount } from './lock-user';
import { applyRole } from './apply-role';
import { stopAttending } from './rows-of-account';
import type { UpdateUserInput } from './update-user.inputs';

/**
 * A new role or e-mail needs a proof; a new role ends sessions and withdraws offers. NOT_FOUND; BAD_REQUEST; CONFLICT
 * on `email` when taken, on `role` for the caller's own or by `faultAsAdmin`, and for another version.
 */
export async function updateUser(
  ctx: Context,
  id: number,
  input: UpdateUserInput,
  expectedVersion?: number | null,
): Promise<User> {
  await assertBorn(ctx, input.dateOfBirth);
  return manageAccount(ctx, id, async (tx) => {
    const isDemoted = input.role != null && input.role !== 'professional';
    if (isDemoted) await stopAttending(ctx, tx, id);
    const user = await lockUser(ctx, tx, id);
    const changes = changesWithEmail('email', user, asStored(tx.manager, User, columnsOf(input)));
    const audited = changesBetween(USER, user, changes);
    if (audited.length === 0) return user;
    assertVersion(user, expectedVersion);
    if (changes.role !== undefined || changes.email !== undefined) await assertProof(ctx, tx);
    if (changes.role !== undefined)
      assertOthers(ctx, user, 'No podés cambiar tu propio rol: pedíselo a otro administrador', 'role');
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
