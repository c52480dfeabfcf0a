import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow, SignedIn } from '../../../platform/access/allow';
import { SearchesPersonalData } from '../../../platform/access/personal-data';
import type { Context } from '../../../platform/context';
import { ConnectionArgs } from '../../../platform/graphql/connection';
import { deprecated } from '../../../platform/graphql/deprecated';
import { AppointmentFilter, AppointmentOrder } from '../appointment.inputs';
import { AppointmentConnection, AppointmentPage } from '../appointment.object';
import { AppointmentCounts } from './appointment-counts.object';
import { connectAppointments, countAppointments, listAppointments } from './appointment-list.service';

const FILTER = { defaultValue: {}, description: 'Narrows what the viewer may see; empty: all of it.' };
const FIRST = {
  nullable: true,
  defaultValue: 50,
  description: 'How many: 1 to 200, or null for all of them; BAD_REQUEST when those are more than 10,000.',
};
const AFTER = { nullable: true, description: 'The `next` of the page before.' };

@Resolver()
export class AppointmentListResolver {
  @Allow(SignedIn)
  @SearchesPersonalData('filter.search')
  @Query(() => AppointmentPage, {
    description: 'Appointments: all for administrators, their own for professionals and patients.',
  })
  appointments(
    @Ctx() ctx: Context,
    @Arg('filter', () => AppointmentFilter, FILTER) filter: AppointmentFilter,
    @Arg('first', () => Int, FIRST) first: number | null,
    @Arg('order', () => AppointmentOrder, {
      defaultValue: AppointmentOrder.latest,
      description: 'The same for every page of a list.',
    })
    order: AppointmentOrder,
    @Arg('after', () => String, AFTER) after?: string | null,
  ): Promise<AppointmentPage> {
    return listAppointments(ctx, filter, first, after, order);
  }

  @Allow(SignedIn)
  @SearchesPersonalData('filter.search')
  @Query(() => AppointmentConnection, {
    description:
      'The same appointments as `appointments`, as a connection of Relay: stable while others book, either way round.',
  })
  appointmentsConnection(
    @Ctx() ctx: Context,
    @Arg('filter', () => AppointmentFilter, FILTER) filter: AppointmentFilter,
    @Arg('order', () => AppointmentOrder, {
      defaultValue: AppointmentOrder.latest,
      description: 'The same for every page of a list.',
    })
    order: AppointmentOrder,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<AppointmentConnection> {
    return connectAppointments(ctx, filter, order, args);
  }

  @Allow(Admin('appointments'))
  @SearchesPersonalData('filter.search')
  @Query(() => AppointmentPage, {
    description: "Everybody's appointments, latest start first, as `appointments` tells them to administrators.",
    deprecationReason: deprecated({ since: '2026-11-26', use: 'appointmentsConnection', until: '2027-05-26' }),
  })
  allAppointments(
    @Ctx() ctx: Context,
    @Arg('filter', () => AppointmentFilter, FILTER) filter: AppointmentFilter,
    @Arg('first', () => Int, FIRST) first: number | null,
    @Arg('after', () => String, AFTER) after?: string | null,
  ): Promise<AppointmentPage> {
    return listAppointments(ctx, filter, first, after);
  }

  @Allow(SignedIn)
  @SearchesPersonalData('filter.search')
  @Query(() => AppointmentCounts, {
    description: 'How many there are of the appointments that `appointments` lists with the same filter.',
  })
  appointmentCounts(
    @Ctx() ctx: Context,
    @Arg('filter', () => AppointmentFilter, { defaultValue: {}, description: 'As that of `appointments`.' })
    filter: AppointmentFilter,
  ): Promise<AppointmentCounts> {
    return countAppointments(ctx, filter);
  }
}
