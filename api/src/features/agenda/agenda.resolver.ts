import { Arg, Ctx, Extensions, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { price } from '../../platform/graphql/max-root-price';
import { LocalDate } from '../../platform/graphql/scalars';
import { getAgendaDay } from './agenda-day.service';
import { summarizeDays, MOST_DAYS } from './agenda-days.service';
import { AgendaDay, AgendaDaySummary } from './agenda.objects';

const WHOSE = {
  nullable: true,
  description:
    'Only theirs; FORBIDDEN to a colleague. Default: everybody for administrators, oneself for professionals.',
};

@Resolver()
export class AgendaResolver {
  @Allow(Admin('appointments'), Professional)
  @Extensions(price(2))
  @Query(() => AgendaDay, {
    description: "A day of the clinic for administrators; only the caller's own agenda for professionals.",
  })
  agendaDay(
    @Ctx() ctx: Context,
    @Arg('date', () => LocalDate, { description: "Date in the clinic's time zone." }) date: string,
    @Arg('professionalId', () => Int, WHOSE) professionalId?: number | null,
  ): Promise<AgendaDay> {
    return getAgendaDay(ctx, date, professionalId);
  }

  @Allow(Admin('appointments'), Professional)
  @Query(() => [AgendaDaySummary], { description: 'How many appointments each day has, days without any too.' })
  agendaDays(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate, { description: 'The first day.' }) from: string,
    @Arg('to', () => LocalDate, { description: `The last one; BAD_REQUEST for more than ${MOST_DAYS} days, or none.` })
    to: string,
    @Arg('professionalId', () => Int, WHOSE) professionalId?: number | null,
  ): Promise<AgendaDaySummary[]> {
    return summarizeDays(ctx, { from, to }, professionalId);
  }
}
