import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { Context } from '../../../platform/context';
import { Professional } from '../../professionals/professional.object';
import { professionalOfUserLoader } from '../../professionals/professional.service';
import { Session } from './session.object';

@Resolver(() => Session)
export class SessionResolver {
  @FieldResolver(() => Professional, {
    nullable: true,
    description: "The user's professional profile; null without one.",
  })
  professional(@Ctx() ctx: Context, @Root() { user }: Session): Promise<Professional | null> {
    return professionalOfUserLoader(ctx).load(user.id);
  }
}
