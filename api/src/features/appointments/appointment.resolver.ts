import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { holdsTime } from '../../domain/appointment-status';
import { Allow, Public, SignedIn } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { DateTime } from '../../platform/graphql/scalars';
import { Professional } from '../professionals/professional.object';
import { professionalLoader } from '../professionals/professional.service';
import { AppointmentAbilities } from './appointment-abilities.object';
import { AppointmentFilter, BookAppointmentInput } from './appointment.inputs';
import { Appointment, AppointmentPage } from './appointment.object';
import { canBookFreely, canMove, canSetStatus } from './appointment.policy';
import { bookAppointment, getAppointment } from './appointment.service';
import { canCancelNow, cancelAppointment, cancelDeadlineOf } from './change/cancel-appointment.service';
import { SeenStartTime } from './change/seen-start-time';
import { AppointmentCounts } from './list/appointment-counts.object';
import { countAppointments, listAppointments } from './list/appointment-list.service';

@Resolver(() => Appointment)
export class AppointmentResolver {
  @Allow(Public)
  @Query(() => Appointment, { description: 'One appointment, for whoever knows its id. NOT_FOUND otherwise.' })
  appointment(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'As bookAppointment answered it.' }) id: string): Promise<Appointment> {
    return getAppointment(ctx, id);
  }

  @Allow(SignedIn)
  @Query(() => AppointmentPage, {
    description: 'Appointments, latest start first: all for administrators, their own for professionals and patients.',
  })
  appointments(
    @Ctx() ctx: Context,
    @Arg('filter', () => AppointmentFilter, { defaultValue: {}, description: 'Narrows what the viewer may see; empty: all of it.' }) filter: AppointmentFilter,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'How many: 1 to 200, or null for all of them; BAD_REQUEST when those are more than 10,000.' }) first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `next` of the page before.' }) after?: string | null,
  ): Promise<AppointmentPage> {
    return listAppointments(ctx, filter, first, after);
  }

  @Allow(Public)
  @Mutation(() => Appointment, {
    description:
      'Books an appointment, which starts as pending. Visitors and patients: a slot on offer. Administrators and ' +
      'the professional: any time that is free. It shows among the own ones of whoever books as a patient, else of the ' +
      'patient with that confirmed address. UNAUTHENTICATED with a session that has ended; CONFLICT when the time is taken or not offered; ' +
      'TOO_MANY_REQUESTS when a visitor or patient booked very many from one place or for one address, or holds five pending ones, or ' +
      'half of the professional’s day is held, by people whose address is not confirmed. Nothing is booked then.',
  })
  bookAppointment(
    @Ctx() ctx: Context,
    @Arg('input', () => BookAppointmentInput, { description: 'Who, with whom, where and when.' }) input: BookAppointmentInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Appointment> {
    return bookAppointment(ctx, input, idempotencyKey);
  }

  @Allow(SignedIn)
  @Query(() => AppointmentCounts, { description: 'How many there are of the appointments that `appointments` lists with the same filter.' })
  appointmentCounts(
    @Ctx() ctx: Context,
    @Arg('filter', () => AppointmentFilter, { defaultValue: {}, description: 'As that of `appointments`.' }) filter: AppointmentFilter,
  ): Promise<AppointmentCounts> {
    return countAppointments(ctx, filter);
  }

  @Allow(Public)
  @Mutation(() => Appointment, {
    description:
      'Cancels an appointment and frees its time. Administrators any; professionals their own; patients their own, and ' +
      'whoever has the token from its mail, while it is pending or confirmed and up to 24 hours before. ' +
      'NOT_FOUND, UNAUTHENTICATED, FORBIDDEN; CONFLICT when it is cancelled already, the deadline has passed, or on startTime when it was moved.',
  })
  cancelAppointment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('cancelToken', () => String, { nullable: true, description: 'From the link in the mail; not needed by whoever may cancel anyway.' })
    cancelToken?: string | null,
    @SeenStartTime() startTime?: string | null,
  ): Promise<Appointment> {
    return cancelAppointment(ctx, id, { cancelToken, startTime });
  }

  @FieldResolver(() => AppointmentAbilities, { description: 'What whoever asks may do with it now.' })
  viewerCan(@Ctx() ctx: Context, @Root() appointment: Appointment): AppointmentAbilities {
    const { professionalId, status } = appointment;
    return {
      cancel: canCancelNow(ctx, appointment),
      setStatus: canSetStatus(ctx.actor, professionalId),
      move: canMove(ctx.actor, professionalId) && holdsTime(status),
    };
  }

  @FieldResolver(() => DateTime, { description: 'Until when patients can cancel it: 24 hours before the start.' })
  cancelDeadline(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<string> {
    return cancelDeadlineOf(ctx, appointment);
  }

  /** Of whoever left, an old turno tells the name and the specialty, which it has itself: no address, phone or biography. */
  @FieldResolver(() => Professional, {
    nullable: true,
    description: 'Who sees the patient; null when hidden from the public by now, but to administrators and to themselves.',
  })
  async professional(@Ctx() ctx: Context, @Root() { professionalId }: Appointment): Promise<Professional | null> {
    const professional = await professionalLoader(ctx).load(professionalId);
    return professional?.isPublic || canBookFreely(ctx.actor, professionalId) ? professional : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether patients can book that professional now: false once hidden or gone.' })
  async professionalIsPublic(@Ctx() ctx: Context, @Root() { professionalId }: Appointment): Promise<boolean> {
    return (await professionalLoader(ctx).load(professionalId))?.isPublic ?? false;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'That of `specialty`; null without one.' })
  async specialtyId(@Ctx() ctx: Context, @Root() { professionalId }: Appointment): Promise<number | null> {
    return (await professionalLoader(ctx).load(professionalId))?.specialtyId ?? null;
  }
}
