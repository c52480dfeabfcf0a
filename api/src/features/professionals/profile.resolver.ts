import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { Context } from '../../platform/context';
import { Session } from '../accounts/sessions/session.object';
import { User } from '../users/user.entity';
import { Professional } from './professional.object';
import { professionalOfUserLoader } from './professional.service';

/** What a person's professional profile adds to their account: accounts know nothing of professionals. */
@Resolver(() => User)
export class UserProfileResolver {
  @FieldResolver(() => Professional, { nullable: true, description: 'Their professional profile, whatever the role; null without one.' })
  professional(@Ctx() ctx: Context, @Root() { id }: User): Promise<Professional | null> {
    return professionalOfUserLoader(ctx).load(id);
  }
}

@Resolver(() => Session)
export class SessionProfileResolver {
  @FieldResolver(() => Professional, { nullable: true, description: "The user's professional profile; null without one." })
  professional(@Ctx() ctx: Context, @Root() { user }: Session): Promise<Professional | null> {
    return professionalOfUserLoader(ctx).load(user.id);
  }
}
