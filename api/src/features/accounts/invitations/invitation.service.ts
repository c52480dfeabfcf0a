import { assertCan } from '../../../platform/access/allow';
import { countAttempt, type AttemptLimit } from '../../../platform/attempts';
import { assertProof } from '../../../platform/access/proof';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { createOnce } from '../../../platform/idempotency';
import { requestMail } from '../../../platform/mail/request-mail';
import { recordAudit } from '../../audit/record-audit';
import { followRole } from '../../professionals/profile-of-role';
import { USER, User } from '../../users/user.entity';
import { updateUser } from '../../users/user.service';
import { INVITATION } from '../email-links/account-mails';
import { revokePasswordLinks } from '../email-links/email-token.service';
import { openInvitedAccount, unknownPassword } from '../keep-account';
import { lockUser, manageAccount } from '../management/lock-user';
import { canManageUsers } from '../management/user.policy';
import { givenSet, nameOfSet } from '../permission-sets/chosen-set';
import type { CreateUserInput } from './create-user.input';

const RESENDS: AttemptLimit = {
  name: 'invitation-user',
  points: 5,
  windowSeconds: 3600,
  message: 'Ya se envió varias veces. Esperá una hora antes de enviarla de nuevo.',
};

/** Mails an invitation. CONFLICT on `email` when taken; BAD_REQUEST and FORBIDDEN by `givenSet`. */
export async function createUser(ctx: Context, input: CreateUserInput, key?: string | null): Promise<User> {
  assertCan(canManageUsers(ctx.actor));
  if (input.role !== 'user') await assertProof(ctx, ctx.db);
  const passwordHash = await unknownPassword();
  return createOnce<User>(ctx, {
    key,
    request: ['createUser', input],
    create: async (tx) => {
      const { permissionSetId: asked = null, ...account } = input;
      const permissionSetId = await givenSet(ctx, tx, input.role, asked);
      const id = await openInvitedAccount(ctx, tx, { ...account, passwordHash });
      if (permissionSetId !== null) await givePermissions(ctx, tx, { id, name: account.name, permissionSetId });
      if (input.role === 'professional') await followRole(tx, id, input.role);
      return tx.manager.findOneByOrFail(User, { id });
    },
    load: (id) => ctx.db.manager.findOneByOrFail(User, { id: Number(id) }),
  });
}

async function givePermissions(
  ctx: Context,
  tx: Transaction,
  { id, name, permissionSetId }: { id: number; name: string; permissionSetId: number },
): Promise<void> {
  await updateUser(tx, id, { permissionSetId });
  const changes = [{ field: 'permissionSet', from: null, to: await nameOfSet(tx, permissionSetId) }];
  await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: id, called: name, changes });
}

/** Revokes earlier links. NOT_FOUND; CONFLICT for accepted invitations and suspended accounts; TOO_MANY_REQUESTS. */
export async function resendInvitation(ctx: Context, id: number): Promise<User> {
  assertCan(canManageUsers(ctx.actor));
  await countAttempt(ctx, RESENDS, id);
  return manageAccount(ctx, id, async (tx) => {
    const user = await lockUser(ctx, tx, id);
    if (user.role !== 'user') await assertProof(ctx, tx);
    if (!user.invited) throw new AppError('CONFLICT', 'Ya eligió su contraseña: no hace falta otra invitación');
    if (user.suspended) throw new AppError('CONFLICT', 'La cuenta está suspendida: reactivala antes de invitar');
    await revokePasswordLinks(tx, id);
    await updateUser(tx, id, { invitedAt: ctx.now });
    await recordAudit(ctx, tx, {
      action: 'updated',
      entity: USER,
      entityId: id,
      called: user.name,
      fields: ['invitation'],
    });
    await requestMail(tx, INVITATION, { userId: id, invitedAt: ctx.now.toISOString() });
    return Object.assign(user, { invitedAt: ctx.now });
  });
}
