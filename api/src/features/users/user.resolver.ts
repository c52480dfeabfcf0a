import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import { toOffsetIso } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import type { Context } from '../../platform/context';
import { DateTime } from '../../platform/graphql/scalars';
import { clinicSettings } from '../settings/settings.service';
import { User } from './user.entity';

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => DateTime, { description: 'When the account was opened.' })
  async createdAt(@Ctx() ctx: Context, @Root() { createdAt }: User): Promise<string> {
    const { timeZone } = await clinicSettings(ctx);
    return toOffsetIso(timeZone, floorToMinute(createdAt));
  }
}
