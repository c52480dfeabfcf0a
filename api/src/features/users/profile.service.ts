import { memberOf } from '../../platform/access/allow';
import { changesOf } from '../../platform/changes';
import type { Context } from '../../platform/context';
import { asStored } from '../../platform/database/as-stored';
import { changesBetween } from '../audit/audited-change';
import { recordAudit } from '../audit/record-audit';
import { recordAccountChange } from './account-changes';
import { assertBorn, columnsOf } from './profile-columns';
import type { UpdateProfileInput } from './profile.inputs';
import { USER, User } from './user.entity';

/** Changes only the given fields. BAD_REQUEST. */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<User> {
  const { userId } = memberOf(ctx.actor);
  await assertBorn(ctx, input.dateOfBirth);
  return ctx.transact(async (tx) => {
    // NO KEY: bookings hold a key-share lock on the account until their commit.
    const user = await tx.manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'for_no_key_update' } });
    const changes = changesOf(user, asStored(tx.manager, User, columnsOf(input)));
    const told = changesBetween(USER, user, changes);
    if (told.length === 0) return user;
    const stored = { ...changes, version: user.version + 1 };
    await tx.manager.update(User, userId, stored);
    await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: userId, called: user.name, changes: told });
    await recordAccountChange(ctx, tx, user, told.map(({ field }) => field));
    return Object.assign(user, stored);
  });
}
