import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { Context } from '../../platform/context';
import { versionOf } from '../../platform/version-of';
import { Appointment } from '../appointments/appointment.object';
import { shownWith } from '../appointments/list/shown-with';
import { appointmentsOfDay } from './agenda-days.service';
import { AgendaDaySummary } from './agenda.objects';

@Resolver(() => AgendaDaySummary)
export class AgendaDaySummaryResolver {
  @FieldResolver(() => [Appointment], { description: 'Those of that day, earliest first.' })
  appointments(@Root() day: AgendaDaySummary): Promise<Appointment[]> {
    return appointmentsOfDay(day);
  }

  @FieldResolver(() => String, {
    description:
      'Another text whenever anything about the appointments or their visits is another: asked for alone, it tells ' +
      'cheaply whether a week is out of date.',
  })
  async version(@Ctx() ctx: Context, @Root() day: AgendaDaySummary): Promise<string> {
    const appointments = await appointmentsOfDay(day);
    return versionOf([appointments, await shownWith(ctx, appointments)]);
  }
}
