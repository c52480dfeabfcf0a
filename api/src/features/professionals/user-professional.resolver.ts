import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { Context } from '../../platform/context';
import { User } from '../users/user.entity';
import { Professional } from './professional.object';
import { professionalOfUserLoader } from './professional.service';

/** Here because users don't depend on professionals. */
@Resolver(() => User)
export class UserProfessionalResolver {
  @FieldResolver(() => Professional, {
    nullable: true,
    description: "The account's professional profile, whatever the role; null without one.",
  })
  professional(@Ctx() ctx: Context, @Root() { id }: User): Promise<Professional | null> {
    return professionalOfUserLoader(ctx).load(id);
  }
}
