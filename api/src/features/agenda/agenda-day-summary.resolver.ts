import { FieldResolver, Resolver, Root } from 'type-graphql';

import { versionOf } from '../../platform/version-of';
import { Appointment } from '../appointments/appointment.object';
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
      'Another text whenever anything about the appointments is another: asked for alone, it tells cheaply whether a week is ' +
      'out of date.',
  })
  async version(@Root() day: AgendaDaySummary): Promise<string> {
    return versionOf(await appointmentsOfDay(day));
  }
}
