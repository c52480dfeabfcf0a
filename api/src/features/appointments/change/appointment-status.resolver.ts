import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';

import { Allow, SignedIn } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { Appointment } from '../appointment.object';
import { asking, ConfirmedAppointments, IsUndo } from '../book/confirmed-appointments';
import { setAppointmentStatus } from './appointment-status.service';
import type { CancellationInput } from './cancellation.input';
import { NotifyAtOnce, SeenStartTime, WhyCancelled } from './change-args';

@Resolver()
export class AppointmentStatusResolver {
  @Allow(SignedIn)
  @Mutation(() => Appointment, {
    description:
      'Sets the status of an appointment. Administrators any, professionals their own, from any status to any; ' +
      'the patient is mailed after a wait. Patients may cancel their own, while pending or confirmed and up to ' +
      '24 hours before. NOT_FOUND; FORBIDDEN; CONFLICT when a cancelled or absent one would hold time that is ' +
      "taken by now, or when the patient's request was given another. CONFLICT for another version, and on " +
      'startTime when it was moved. CONFLICT with `unconfirmed` when it takes its time again while the patient ' +
      'has another appointment then that is not confirmed.',
  })
  setAppointmentStatus(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('status', () => String, {
      description:
        'pending, confirmed, completed, cancelled or no_show; also no-show, and scheduled, which leaves a pending or ' +
        'confirmed one as it is and makes any other pending.',
    })
    status: string,
    @SeenStartTime() startTime?: string | null,
    @WhyCancelled() cancellation?: CancellationInput | null,
    @ExpectedVersion() expectedVersion?: number | null,
    @NotifyAtOnce() notifyAtOnce?: boolean,
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
    @IsUndo() isUndo?: boolean,
  ): Promise<Appointment> {
    const options = { startTime, cancellation, expectedVersion, notifyAtOnce };
    return setAppointmentStatus(ctx, id, status, { ...options, ...asking(confirmedAppointments, isUndo) });
  }
}
