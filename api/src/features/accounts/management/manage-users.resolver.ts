import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { NeedsProof } from '../../../platform/access/proof';
import type { Context } from '../../../platform/context';
import { Constraint } from '../../../platform/graphql/constraint';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { User } from '../../users/user.entity';
import { faultAsAdmin } from '../admin/fault-as-admin';
import { PASSWORD } from '../passwords/credentials';
import { updateUser } from './update-user.service';
import { UpdateUserInput } from './update-user.inputs';
import { deleteUser, reactivateUser, setUserPassword, suspendUser } from './user-access.service';
import { UserAbilities } from './user-abilities.object';
import { canTakeAway } from './user.policy';

const WHOSE = 'Of the account; NOT_FOUND otherwise.';

@Resolver(() => User)
export class ManageUsersResolver {
  @NeedsProof('to change role or e-mail')
  @Allow(Admin)
  @Mutation(() => User, {
    description:
      'Changes the given fields of an account. Another e-mail has to be confirmed again; another role ends its sessions, opens ' +
      'a professional profile or hides it. NOT_FOUND; CONFLICT on email when another account has it, on role for ' +
      "one's own and for an administrator's whose address is not proved (`viewerCan.makeAdmin`), or when the version that it was " +
      'made on no longer stands.',
  })
  updateUser(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: WHOSE }) id: number,
    @Arg('input', () => UpdateUserInput, { description: 'Only what changes.' }) input: UpdateUserInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<User> {
    return updateUser(ctx, id, input, expectedVersion);
  }

  @NeedsProof()
  @Allow(Admin)
  @Mutation(() => Boolean, {
    description:
      'Sets the password of an account, whose sessions end, and mails its owner that it changed. NOT_FOUND; BAD_REQUEST on ' +
      'newPassword; CONFLICT for an invited account, whose owner chooses it. Answers true.',
  })
  setUserPassword(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: WHOSE }) id: number,
    @Constraint(PASSWORD)
    @Arg('newPassword', {
      description: '6 to 200 characters; of professionals and administrators 10, and none of the 10,000 commonest.',
    })
    newPassword: string,
  ): Promise<true> {
    return setUserPassword(ctx, id, newPassword);
  }

  @Allow(Admin)
  @Mutation(() => User, {
    description:
      'Keeps somebody from signing in: their sessions end, and the public is not offered a professional. What is booked ' +
      "stays. NOT_FOUND; CONFLICT for one's own account.",
  })
  suspendUser(@Ctx() ctx: Context, @Arg('id', () => Int, { description: WHOSE }) id: number): Promise<User> {
    return suspendUser(ctx, id);
  }

  @NeedsProof('to let staff in again')
  @Allow(Admin)
  @Mutation(() => User, { description: "Lets somebody sign in again. NOT_FOUND; CONFLICT for one's own account." })
  reactivateUser(@Ctx() ctx: Context, @Arg('id', () => Int, { description: WHOSE }) id: number): Promise<User> {
    return reactivateUser(ctx, id);
  }

  @Allow(Admin)
  @Mutation(() => Boolean, {
    description:
      'Removes an account for good; its appointments stay, with name and e-mail. NOT_FOUND; CONFLICT says what to do instead ' +
      "for one's own account and for one with a professional profile. Answers true.",
  })
  deleteUser(@Ctx() ctx: Context, @Arg('id', () => Int, { description: WHOSE }) id: number): Promise<true> {
    return deleteUser(ctx, id);
  }

  @FieldResolver(() => UserAbilities, { description: 'What whoever asks may do with the account.' })
  viewerCan(@Ctx() { actor }: Context, @Root() user: User): UserAbilities {
    const can = canTakeAway(actor, user.id);
    return { changeRole: can, makeAdmin: can && faultAsAdmin(user) === null, suspend: can, delete: can };
  }
}
