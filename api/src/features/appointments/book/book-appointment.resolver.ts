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
      'Books an appointment, which starts as pending. Visitors and patients: a slot on offer. Administrators and ' +
      'the professional: any time that is free. It shows among the own ones of whoever books as a patient, else of the ' +
      'patient with that confirmed address. UNAUTHENTICATED with a session that has ended; CONFLICT when the time is taken ' +
      'or not offered, or, with `unconfirmed`, to staff and signed-in patients, when the patient has another appointment then ' +
      'that is not confirmed; TOO_MANY_REQUESTS when a visitor or patient booked very many from one place or for one address, or ' +
      'holds five pending ones, or half of the professional’s day is held, by people whose address is not confirmed. ' +
      'Nothing is booked then.',
  })
  bookAppointment(
    @Ctx() ctx: Context,
    @Arg('input', () => BookAppointmentInput, { description: 'Who, with whom, where and when.' })
    input: BookAppointmentInput,
    @IdempotencyKey() idempotencyKey?: string | null,
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
  ): Promise<Appointment> {
    return bookAppointment(ctx, input, idempotencyKey, confirmedAppointments ?? null);
  }
}
