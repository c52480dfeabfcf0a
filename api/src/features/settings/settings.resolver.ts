import { Ctx, Query, Resolver } from 'type-graphql';

import { Allow, Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { Clinic } from './clinic.object';
import { getClinic } from './settings.service';

@Resolver(() => Clinic)
export class SettingsResolver {
  @Allow(Public)
  @Query(() => Clinic, { description: 'The clinic: name, contact, time zone, currency, and its present instant.' })
  clinic(@Ctx() ctx: Context): Promise<Clinic> {
    return getClinic(ctx);
  }
}
