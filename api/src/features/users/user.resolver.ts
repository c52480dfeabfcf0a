import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { Context } from '../../platform/context';
import { DateTime } from '../../platform/graphql/scalars';
import { atClinic } from '../settings/settings.service';
import { User } from './user.entity';

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => DateTime, { description: 'When the account was opened.' })
  createdAt(@Ctx() ctx: Context, @Root() { createdAt }: User): Promise<string> {
    return atClinic(ctx, createdAt);
  }
}
