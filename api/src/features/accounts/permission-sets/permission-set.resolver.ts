import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { NeedsProof } from '../../../platform/access/proof';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { accountCountLoader } from '../../users/permission-sets/keep-permission-sets';
import { PermissionSet } from '../../users/permission-sets/permission-set.entity';
import { canGive } from '../management/user.policy';
import { CreatePermissionSetInput, PermissionSetAbilities, UpdatePermissionSetInput } from './permission-set.inputs';
import * as sets from './permission-set.service';

@Resolver(() => PermissionSet)
export class PermissionSetResolver {
  @Allow(Admin('people', 'accounts'))
  @Query(() => [PermissionSet], { description: "Permission sets of administrators' accounts, Dirección first." })
  permissionSets(@Ctx() ctx: Context): Promise<PermissionSet[]> {
    return sets.listPermissionSets(ctx);
  }

  @Allow(Admin('accounts'))
  @Mutation(() => PermissionSet, {
    description: 'Adds a permission set. FORBIDDEN for permissions that the caller lacks; CONFLICT on name when taken.',
  })
  createPermissionSet(
    @Ctx() ctx: Context,
    @Arg('input', () => CreatePermissionSetInput, { description: 'Name and permissions.' })
    input: CreatePermissionSetInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<PermissionSet> {
    return sets.createPermissionSet(ctx, input, idempotencyKey);
  }

  @NeedsProof('to add permissions')
  @Allow(Admin('accounts'))
  @Mutation(() => PermissionSet, {
    description:
      'Changes the given fields of a permission set, for all its accounts and their API keys at once. NOT_FOUND; FORBIDDEN ' +
      'for permissions that the caller lacks; CONFLICT for the permissions of Dirección, on name when taken, and for a ' +
      'stale version.',
  })
  updatePermissionSet(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The set; NOT_FOUND if unknown.' }) id: number,
    @Arg('input', () => UpdatePermissionSetInput, { description: 'Changed fields only.' })
    input: UpdatePermissionSetInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<PermissionSet> {
    return sets.updatePermissionSet(ctx, id, input, expectedVersion);
  }

  @Allow(Admin('accounts'))
  @Mutation(() => Boolean, {
    description:
      'Deletes a permission set. NOT_FOUND; CONFLICT for a built-in one, or one with accounts. Returns true.',
  })
  deletePermissionSet(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The set; NOT_FOUND if unknown.' }) id: number,
  ): Promise<true> {
    return sets.deletePermissionSet(ctx, id);
  }

  @FieldResolver(() => Int, { description: 'Number of accounts with the set, suspended ones too.' })
  accountCount(@Ctx() ctx: Context, @Root() { id, builtIn }: PermissionSet): Promise<number> {
    return accountCountLoader(ctx).load(builtIn === 'direction' ? 0 : id);
  }

  @FieldResolver(() => PermissionSetAbilities, { description: "The caller's permissions on the set." })
  viewerCan(@Ctx() { actor }: Context, @Root() { permissions, builtIn }: PermissionSet): PermissionSetAbilities {
    const give = canGive(actor, permissions);
    return { give, delete: give && builtIn === null };
  }
}
