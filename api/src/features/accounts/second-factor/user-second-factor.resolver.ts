import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { adminsNeedSecondFactor } from '../security/clinic-security.service';
import { User } from '../../users/user.entity';
import { hasFactorLoader } from './factors-of-account';

@Resolver(() => User)
export class UserSecondFactorResolver {
  @Allow(Admin('people'))
  @FieldResolver(() => Boolean, {
    description: 'Whether the account has a second factor. For administrators.',
  })
  hasSecondFactor(@Ctx() ctx: Context, @Root() { id }: User): Promise<boolean> {
    return hasFactorLoader(ctx).load(id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the account has to set up a second factor before anything else: an administrator without the ' +
      'one that the clinic requires.',
  })
  async mustSetUpSecondFactor(@Ctx() ctx: Context, @Root() { id, role }: User): Promise<boolean> {
    if (role !== 'admin' || !(await adminsNeedSecondFactor(ctx.db))) return false;
    return !(await hasFactorLoader(ctx).load(id));
  }
}
