import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';

import { MOST_PATIENT_MOVES } from '../../../domain/patient-moves';
import { Allow, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { DateTime } from '../../../platform/graphql/scalars';
import { Appointment } from '../appointment.object';
import { ConfirmedAppointments } from '../book/confirmed-appointments';
import { rescheduleAppointment, reschedulingOf } from './reschedule-appointment.service';
import { AppointmentRescheduling } from './rescheduling.object';

@Resolver(() => Appointment)
export class RescheduleAppointmentResolver {
  @Allow(Public)
  @Mutation(() => Appointment, {
    description:
      'Moves an appointment for its patient, signed in or with its cancel token or receipt, to a time that the ' +
      'patient could book: same professional, type and length, in any room. It is pending again, at the present ' +
      `price. As long as it may be cancelled, at most ${MOST_PATIENT_MOVES} times. A move to where it already is ` +
      'changes nothing, so retries are safe. NOT_FOUND, UNAUTHENTICATED, FORBIDDEN, also to staff of its calendar; ' +
      'CONFLICT when the time is not on offer, the clinic does not allow it, it is cancelled, too late or moved too ' +
      'often, or on seenStartTime when it was moved meanwhile. CONFLICT with `unconfirmed`, to signed-in patients, ' +
      'when they have another appointment then that is not confirmed. TOO_MANY_REQUESTS as bookAppointment.',
  })
  rescheduleAppointment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('startTime', () => DateTime, { description: 'The new start, on offer.' }) startTime: string,
    @Arg('seenStartTime', () => DateTime, { description: 'Its present start, as the caller saw it.' })
    seenStartTime: string,
    @Arg('cancelToken', () => String, {
      nullable: true,
      description: 'From the link in the mail, or the receipt of the booking; its signed-in patient needs none.',
    })
    cancelToken?: string | null,
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
  ): Promise<Appointment> {
    return rescheduleAppointment(ctx, id, {
      startTime,
      seenStartTime,
      cancelToken,
      confirmedAppointments: confirmedAppointments ?? null,
    });
  }

  @FieldResolver(() => AppointmentRescheduling, { description: 'How its patient may move it now.' })
  rescheduling(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<AppointmentRescheduling> {
    return reschedulingOf(ctx, appointment);
  }
}
