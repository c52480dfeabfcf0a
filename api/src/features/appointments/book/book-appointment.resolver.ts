import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';

import { Allow, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { BookAppointmentInput } from '../appointment.inputs';
import { Appointment } from '../appointment.object';
import { ConfirmedAppointments } from './confirmed-appointments';
import { bookAppointment } from './book-appointment.service';

@Resolver()
export class BookAppointmentResolver {
  @Allow(Public)
  @Mutation(() => Appointment, {
    description:
      'Books an appointment, which starts as pending. Visitors and patients: a slot on offer. Administrators ' +
      "and the professional: any free time. A patient's booking is linked to their account, others to the " +
      'account that confirmed the address. UNAUTHENTICATED with an expired session. CONFLICT when the time is ' +
      'taken or not offered. CONFLICT with `unconfirmed`, to staff and signed-in patients, when the patient has ' +
      'another appointment then that is not confirmed. TOO_MANY_REQUESTS to visitors and patients after very ' +
      'many bookings from one place or for one address. The same when unconfirmed addresses hold five pending ' +
      'appointments, or half of the professional’s day.',
  })
  bookAppointment(
    @Ctx() ctx: Context,
    @Arg('input', () => BookAppointmentInput, { description: 'Patient, professional, room and time.' })
    input: BookAppointmentInput,
    @IdempotencyKey() idempotencyKey?: string | null,
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
  ): Promise<Appointment> {
    return bookAppointment(ctx, input, idempotencyKey, confirmedAppointments ?? null);
  }
}
