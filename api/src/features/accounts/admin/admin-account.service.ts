import { Role } from '../../../platform/access/actor';
import { changesOf } from '../../../platform/changes';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { hashPassword } from '../../../platform/passwords';
import { StartupError } from '../../../platform/startup-error';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit, recordCreated } from '../../audit/record-audit';
import { recordAccountChange } from '../../users/account-changes';
import { USER, User } from '../../users/user.entity';
import { addUser, lockAdmins, lockUsers, withEmail } from '../../users/user.service';
import { changeAccount } from '../keep-account';
import { applyRole } from '../management/apply-role';
import { lockActing, lockUser } from '../management/lock-user';
import { stopAttending } from '../management/rows-of-account';
import { adminFault, type AdminAccount } from './admin-account';
import { faultAsAdmin } from './fault-as-admin';

/** StartupError when the address is taken. */
export async function createAdmin(ctx: Context, account: AdminAccount): Promise<void> {
  assertAdmin(account);
  const passwordHash = await hashPassword(account.password);
  await ctx.transact((tx) => insertAdmin(ctx, tx, account, passwordHash));
}

/** Only without an administrator. StartupError when the address is taken, because accounts are never promoted here. */
export async function createFirstAdmin(ctx: Context, account: AdminAccount): Promise<boolean> {
  if (await hasAdmin(ctx.db)) return false;
  assertAdmin(account);
  const passwordHash = await hashPassword(account.password);
  return ctx.transact(async (tx) => {
    await lockUsers(tx);
    if (await hasAdmin(tx)) return false;
    await insertAdmin(ctx, tx, account, passwordHash);
    return true;
  });
}

function assertAdmin(account: AdminAccount): void {
  const fault = adminFault(account);
  if (fault !== null) throw new StartupError(`${fault}.`);
}

/** With all permissions; also lifts the suspension. StartupError without an account, or by `faultAsAdmin`. */
export async function promoteToAdmin(ctx: Context, email: string): Promise<void> {
  await ctx.transact(async (tx) => {
    const known = await tx.manager.findOneBy(User, withEmail(email.trim()));
    if (!known) throw new StartupError('No hay una cuenta con ese correo electrónico.');
    await lockAdmins(tx);
    await lockActing(tx, known.id);
    await stopAttending(ctx, tx, known.id);
    const user = await lockUser(ctx, tx, known.id);
    const fault = faultAsAdmin(user);
    if (fault !== null) throw new StartupError(`${fault}.`);
    const changes = changesOf(user, { role: Role.admin, suspendedAt: null, permissionSetId: null });
    await changeAccount(tx, user, changes);
    await applyRole(tx, user, Role.admin);
    const audited = changesBetween(USER, user, { role: Role.admin, suspended: false });
    await recordAudit(ctx, tx, {
      action: 'updated',
      entity: USER,
      entityId: user.id,
      called: user.name,
      changes: audited,
    });
    await recordAccountChange(ctx, tx, user, Object.keys(changes));
  });
}

async function insertAdmin(
  ctx: Context,
  tx: Transaction,
  { name, email }: AdminAccount,
  passwordHash: string,
): Promise<void> {
  const id = await addUser(tx, {
    name,
    email,
    passwordHash,
    role: 'admin',
    emailConfirmedAt: ctx.now,
    createdAt: ctx.now,
  });
  if (id === null) {
    throw new StartupError(
      'Ya existe una cuenta con ese correo electrónico. Para darle permisos de administración: npm run admin -- --promote',
    );
  }
  await recordCreated(ctx, tx, USER, { id, name, email, role: Role.admin }, name);
}

function hasAdmin(db: Pick<Transaction, 'manager'>): Promise<boolean> {
  return db.manager.existsBy(User, { role: 'admin' });
}
