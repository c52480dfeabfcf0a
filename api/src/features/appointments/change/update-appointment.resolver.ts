import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { OverwritesPersonalData } from '../../../platform/access/personal-data';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { Appointment } from '../appointment.object';
import { asking, ConfirmedAppointments, IsUndo } from '../book/confirmed-appointments';
import { KeepsCoverage, NotifyAtOnce } from './change-args';
import { UpdateAppointmentInput } from './update-appointment.inputs';
import { updateAppointment } from './update-appointment.service';

@Resolver()
export class UpdateAppointmentResolver {
  @Allow(Admin('appointments'))
  @OverwritesPersonalData('input')
  @Mutation(() => Appointment, {
    description:
      'Changes the given fields of an appointment at once. Mails the patient, after a wait and in one mail, ' +
      'when it is confirmed, moved or cancelled, or its address changes. NOT_FOUND; BAD_REQUEST when its times ' +
      'contradict each other. CONFLICT when the time is taken, the room is not active, a cancelled or absent ' +
      'one is moved, or for another version. CONFLICT with `unconfirmed` when the patient has another ' +
      'appointment then that is not confirmed. FORBIDDEN for a key that changes the patient without ' +
      'personal-data.',
  })
  updateAppointment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one; NOT_FOUND otherwise.' }) id: string,
    @Arg('input', () => UpdateAppointmentInput, { description: 'Only what changes.' }) input: UpdateAppointmentInput,
    @ExpectedVersion() expectedVersion?: number | null,
    @NotifyAtOnce() notifyAtOnce?: boolean,
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
    @IsUndo() isUndo?: boolean,
    @KeepsCoverage() keepsCoverage?: boolean,
  ): Promise<Appointment> {
    return updateAppointment(ctx, id, input, expectedVersion, {
      notifyAtOnce,
      keepsCoverage,
      ...asking(confirmedAppointments, isUndo),
    });
  }
}
