import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';

import type { Permission } from '../../../domain/permissions';
import { adminMay } from '../../../platform/access/actor';
import { Admin, Allow } from '../../../platform/access/allow';
import { NeedsProof } from '../../../platform/access/proof';
import type { Context } from '../../../platform/context';
import { Constraint } from '../../../platform/graphql/constraint';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { PermissionEnum, PermissionSet } from '../../users/permission-sets/permission-set.entity';
import { permissionSetLoader } from '../../users/permission-sets/permissions-of-account';
import { User } from '../../users/user.entity';
import { faultAsAdmin } from '../admin/fault-as-admin';
import { PASSWORD } from '../passwords/credentials';
import { updateUser } from './update-user.service';
import { UpdateUserInput } from './update-user.inputs';
import { deleteUser, reactivateUser, setUserPassword, suspendUser } from './user-access.service';
import { UserAbilities } from './user-abilities.object';
import { canManageAccount, canManageUsers, canTakeAway } from './user.policy';

const WHOSE = 'The account; NOT_FOUND when unknown.';

async function setOf(ctx: Context, { role, permissionSetId }: User): Promise<PermissionSet | null> {
  return role === 'admin' ? permissionSetLoader(ctx).load(permissionSetId ?? 0) : null;
}

@Resolver(() => User)
export class ManageUsersResolver {
  @NeedsProof('to change role, permissions or e-mail')
  @Allow(Admin('people'))
  @Mutation(() => User, {
    description:
      'Changes the given fields of an account. A new e-mail has to be confirmed; a new role ends the ' +
      'sessions, and opens a professional profile or hides it. NOT_FOUND; CONFLICT with a stale version. ' +
      "CONFLICT on email when another account has it. CONFLICT on role for the caller's own account, and to " +
      'make an administrator of an account without a proved address (`viewerCan.makeAdmin`). FORBIDDEN to give permissions ' +
      'that the caller lacks, and for an account with more permissions (`viewerCan.update`); CONFLICT for the last account ' +
      'with all permissions.',
  })
  updateUser(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: WHOSE }) id: number,
    @Arg('input', () => UpdateUserInput, { description: 'Fields to change.' }) input: UpdateUserInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<User> {
    return updateUser(ctx, id, input, expectedVersion);
  }

  @NeedsProof()
  @Allow(Admin('people'))
  @Mutation(() => Boolean, {
    description:
      "Sets an account's password, ends its sessions, and mails its owner that the password changed. " +
      'NOT_FOUND; BAD_REQUEST on newPassword; CONFLICT for an invited account, which chooses its own. Returns ' +
      'true.',
  })
  setUserPassword(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: WHOSE }) id: number,
    @Constraint(PASSWORD)
    @Arg('newPassword', {
      description: '6 to 200 characters. Staff: at least 10, and none of the 10,000 most common passwords.',
    })
    newPassword: string,
  ): Promise<true> {
    return setUserPassword(ctx, id, newPassword);
  }

  @Allow(Admin('people'))
  @Mutation(() => User, {
    description:
      'Keeps an account from signing in: its sessions end, and a professional is hidden from the public. ' +
      "Bookings stay. NOT_FOUND; CONFLICT for the caller's own account.",
  })
  suspendUser(@Ctx() ctx: Context, @Arg('id', () => Int, { description: WHOSE }) id: number): Promise<User> {
    return suspendUser(ctx, id);
  }

  @NeedsProof('to let staff in again')
  @Allow(Admin('people'))
  @Mutation(() => User, {
    description: "Lets a suspended account sign in again. NOT_FOUND; CONFLICT for the caller's own account.",
  })
  reactivateUser(@Ctx() ctx: Context, @Arg('id', () => Int, { description: WHOSE }) id: number): Promise<User> {
    return reactivateUser(ctx, id);
  }

  @Allow(Admin('people'))
  @Mutation(() => Boolean, {
    description:
      "Deletes an account; its appointments stay, with name and e-mail. NOT_FOUND; CONFLICT for the caller's " +
      'own account, and for one with a professional profile, with what to do instead. Returns true.',
  })
  deleteUser(@Ctx() ctx: Context, @Arg('id', () => Int, { description: WHOSE }) id: number): Promise<true> {
    return deleteUser(ctx, id);
  }

  @FieldResolver(() => UserAbilities, { description: "The caller's permissions on the account." })
  async viewerCan(@Ctx() ctx: Context, @Root() user: User): Promise<UserAbilities> {
    const { actor } = ctx;
    const { id, role } = user;
    const account = { id, role, permissions: new Set((await setOf(ctx, user))?.permissions) };
    const can = canTakeAway(actor, account);
    return {
      update: canManageAccount(actor, account),
      changeRole: can,
      makeAdmin: can && adminMay(actor, 'accounts') && faultAsAdmin(user) === null,
      changePermissions: can && adminMay(actor, 'accounts'),
      suspend: can,
      delete: can,
    };
  }

  @FieldResolver(() => [PermissionEnum], {
    description:
      "An administrator's permissions; empty for other roles. One's own, and for administrators who may manage accounts.",
  })
  async permissions(@Ctx() ctx: Context, @Root() user: User): Promise<Permission[]> {
    const { actor } = ctx;
    if (actor.kind === 'member' && actor.userId === user.id) return [...actor.permissions];
    // Guests read an account only in the answer to their sign-in.
    const isReadable = actor.kind === 'guest' || canManageUsers(actor);
    return isReadable ? ((await setOf(ctx, user))?.permissions ?? []) : [];
  }

  @Allow(Admin('people'))
  @FieldResolver(() => PermissionSet, {
    nullable: true,
    description: "An administrator's permission set; null for other roles. For administrators.",
  })
  permissionSet(@Ctx() ctx: Context, @Root() user: User): Promise<PermissionSet | null> {
    return setOf(ctx, user);
  }
}
