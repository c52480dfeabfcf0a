import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { NeedsScope } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { ClinicWidget, UpdateClinicWidgetInput } from './clinic-widget.object';
import { getClinicWidget, updateClinicWidget } from './clinic-widget.service';

@Resolver()
export class ClinicWidgetResolver {
  @NeedsScope('settings:read')
  @Allow(Admin('settings'))
  @Query(() => ClinicWidget, { description: 'Sites that may embed the widget, for editing.' })
  clinicWidget(@Ctx() ctx: Context): Promise<ClinicWidget> {
    return getClinicWidget(ctx);
  }

  @NeedsScope('settings:write')
  @Allow(Admin('settings'))
  @Mutation(() => ClinicWidget, {
    description:
      'Changes the sites that may embed the widget. BAD_REQUEST on `sites`; CONFLICT when the version is stale.',
  })
  updateClinicWidget(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateClinicWidgetInput, { description: 'Only what changes.' }) input: UpdateClinicWidgetInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<ClinicWidget> {
    return updateClinicWidget(ctx, input, expectedVersion);
  }
}
