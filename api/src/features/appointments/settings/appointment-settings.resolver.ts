import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { AppointmentSettings, UpdateAppointmentSettingsInput } from './appointment-settings.object';
import { getAppointmentSettings, updateAppointmentSettings } from './appointment-settings.service';

@Resolver()
export class AppointmentSettingsResolver {
  @Allow(Admin('settings'))
  @Query(() => AppointmentSettings, { description: 'Changes that patients may make to their appointments.' })
  appointmentSettings(@Ctx() ctx: Context): Promise<AppointmentSettings> {
    return getAppointmentSettings(ctx);
  }

  @Allow(Admin('settings'))
  @Mutation(() => AppointmentSettings, {
    description: 'Changes what patients may do from now on. CONFLICT for a stale version.',
  })
  updateAppointmentSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateAppointmentSettingsInput, { description: 'Fields to change.' })
    input: UpdateAppointmentSettingsInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<AppointmentSettings> {
    return updateAppointmentSettings(ctx, input, expectedVersion);
  }
}
