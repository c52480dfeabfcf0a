import { newToken } from '../../platform/access/session-token';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { isUniqueViolation } from '../../platform/errors/database-error';
import { requestMail } from '../../platform/mail/request-mail';
import { hashPassword } from '../../platform/passwords';
import { recordCreated } from '../audit/record-audit';
import { USER, User } from '../users/user.entity';
import { addUser, updateUser, type NewUser, type UserChanges } from '../users/user.service';
import { CONFIRM_EMAIL, INVITATION } from './email-links/account-mails';

type NewAccount = Pick<NewUser, 'name' | 'email' | 'passwordHash' | 'role'>;

/** Mails a confirmation link. CONFLICT on `email` when taken. */
export async function openAccount(ctx: Context, tx: Transaction, account: NewAccount): Promise<number> {
  const id = await insertAccount(ctx, tx, account);
  await requestMail(tx, CONFIRM_EMAIL, { userId: id });
  return id;
}

/** Mails an invitation. */
export async function openInvitedAccount(ctx: Context, tx: Transaction, account: NewAccount): Promise<number> {
  const id = await insertAccount(ctx, tx, account);
  await updateUser(tx, id, { invitedAt: ctx.now });
  await requestMail(tx, INVITATION, { userId: id, invitedAt: ctx.now.toISOString() });
  return id;
}

/** Without mail: administrators send invitations later. */
export async function openUntoldAccount(ctx: Context, tx: Transaction, account: NewAccount): Promise<number> {
  const id = await insertAccount(ctx, tx, account);
  await updateUser(tx, id, { invitedAt: ctx.now });
  return id;
}

/** Hash of a password that is stored nowhere. */
export const unknownPassword = (): Promise<string> => hashPassword(newToken());

async function insertAccount(ctx: Context, tx: Transaction, account: NewAccount): Promise<number> {
  const id = await addUser(tx, { ...account, emailConfirmedAt: null, createdAt: ctx.now });
  if (id === null) throw addressTaken();
  const { name, email, role } = account;
  await recordCreated(ctx, tx, USER, { id, name, email, role }, name);
  return id;
}

/** Returns the written fields. CONFLICT on `email` when taken. */
export async function changeAccount(tx: Transaction, account: User, changes: UserChanges): Promise<UserChanges> {
  if (Object.keys(changes).length === 0) return {};
  const isMoved = changes.email !== undefined && changes.email.toLowerCase() !== account.email.toLowerCase();
  const stored = {
    ...changes,
    version: account.version + 1,
    ...(isMoved && { emailConfirmedAt: null, bookingsWithheld: false }),
    ...(isMoved && account.emailConfirmed && { formerEmail: await formerEmailOf(tx, account) }),
  };
  await refusingTakenAddress(updateUser(tx, account.id, stored));
  if (isMoved) await requestMail(tx, account.invited ? INVITATION : CONFIRM_EMAIL, { userId: account.id });
  return stored;
}

/** An earlier address until the current one is confirmed. */
async function formerEmailOf(tx: Transaction, { id, email }: User): Promise<string> {
  const stored = await tx.manager.findOneOrFail(User, { select: { id: true, formerEmail: true }, where: { id } });
  return stored.formerEmail ?? email;
}

async function refusingTakenAddress(writing: Promise<void>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? addressTaken() : error;
  }
}

function addressTaken(): AppError {
  return new AppError('CONFLICT', 'Ya existe una cuenta con este correo electrónico', { field: 'email' });
}
