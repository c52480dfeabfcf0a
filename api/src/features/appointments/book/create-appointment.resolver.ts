import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { CreateAppointmentInput } from '../appointment.inputs';
import { Appointment } from '../appointment.object';
import { ConfirmedAppointments } from './confirmed-appointments';
import { createAppointment } from './create-appointment.service';

@Resolver()
export class CreateAppointmentResolver {
  @Allow(Admin('appointments'))
  @Mutation(() => Appointment, {
    description:
      'Makes an appointment, which starts as pending, on any time that is free. Without a room the most suitable one is taken. ' +
      'BAD_REQUEST when date, times and duration contradict each other; CONFLICT when the time is taken, ' +
      'or, with `unconfirmed`, when the patient has another appointment then that is not confirmed; nothing is booked then.',
  })
  createAppointment(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateAppointmentInput, { description: 'Patient, professional and time.' })
    input: CreateAppointmentInput,
    @IdempotencyKey() idempotencyKey?: string | null,
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
  ): Promise<Appointment> {
    return createAppointment(ctx, input, idempotencyKey, confirmedAppointments);
  }
}
