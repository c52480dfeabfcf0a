import { memberOf } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { saveChanges } from '../audit/save-changes';
import { recordAccountChange } from './account-changes';
import { assertBorn, columnsOf } from './profile-columns';
import type { UpdateProfileInput } from './profile.inputs';
import { USER, User } from './user.entity';

/** Changes the given fields. BAD_REQUEST. */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<User> {
  const { userId } = memberOf(ctx.actor);
  await assertBorn(ctx, input.dateOfBirth);
  return ctx.transact(async (tx) => {
    // NO KEY: bookings hold a key-share lock on the account until commit.
    const user = await tx.manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'for_no_key_update' } });
    const changes = await saveChanges(ctx, tx, User, user, { noun: USER, called: user.name, given: columnsOf(input) });
    await recordAccountChange(ctx, tx, user, Object.keys(changes));
    return user;
  });
}
