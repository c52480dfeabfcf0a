import { changesOf } from '../../../platform/changes';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { USER } from '../../users/user.entity';
import { updateUser, type UserChanges } from '../../users/user.service';
import type { EmailConfirmation } from './email-confirmation.object';
import { redeemConfirmation, type Confirmation } from './email-token.service';
import { bringWhatIsKept, followAddress } from './kept-for-address';

/** Moves bookings in the account's own session only: a stranger may have opened it. BAD_REQUEST on `token`. */
export async function confirmEmail(ctx: Context, token: string): Promise<EmailConfirmation> {
  return ctx.transact(async (tx) => {
    const confirmation = await redeemConfirmation(ctx, tx, token);
    await confirmAddress(ctx, tx, confirmation);
    const { user, isOwner } = confirmation;
    return { success: true, email: user.email, needsSignIn: user.role === 'user' && !isOwner };
  });
}

/** Also writes `more`. Staff's bookings stay. */
export async function confirmAddress(
  ctx: Context,
  tx: Transaction,
  { user, isOwner }: Confirmation,
  more: UserChanges = {},
): Promise<void> {
  const isNew = !user.emailConfirmed;
  const emailConfirmedAt = user.emailConfirmedAt ?? ctx.now;
  const bookingsWithheld = !isOwner && (isNew || user.bookingsWithheld);
  await updateUser(tx, user.id, changesOf(user, { ...more, emailConfirmedAt, bookingsWithheld }));
  const changes = changesBetween(USER, user, { emailConfirmed: true });
  if (isNew)
    await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: user.id, called: user.name, changes });
  if (!isOwner || user.role !== 'user') return;
  await followAddress(ctx, tx, user);
  await bringWhatIsKept(tx, user);
}
