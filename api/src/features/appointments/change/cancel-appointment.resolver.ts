import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';

import { holdsTime } from '../../../domain/appointment-status';
import { Allow, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { DateTime } from '../../../platform/graphql/scalars';
import { Appointment, AppointmentCancellation } from '../appointment.object';
import { cancelRight, canMove, canSetStatus, canUpdate } from '../appointment.policy';
import { reschedulingOf } from '../reschedule/reschedule-appointment.service';
import { AppointmentAbilities } from './appointment-abilities.object';
import { canCancelNow, cancelAppointment, cancelDeadlineOf } from './cancel-appointment.service';
import type { CancellationInput } from './cancellation.input';
import { visibleCancellation } from './cancellation-reason';
import { NotifyAtOnce, SeenStartTime, WhyCancelled } from './change-args';

@Resolver(() => Appointment)
export class CancelAppointmentResolver {
  @Allow(Public)
  @Mutation(() => Appointment, {
    description:
      'Cancels an appointment and frees its time. Administrators any; professionals their own. Patients their ' +
      'own, as bearers of its cancel token or receipt, while pending or confirmed and up to 24 hours before. NOT_FOUND, ' +
      'UNAUTHENTICATED, FORBIDDEN; CONFLICT when already cancelled, the deadline has passed, or on startTime ' +
      'when it was moved.',
  })
  cancelAppointment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('cancelToken', () => String, {
      nullable: true,
      description: 'From the link in the mail, or the receipt of the booking; callers who may cancel anyway need none.',
    })
    cancelToken?: string | null,
    @SeenStartTime() startTime?: string | null,
    @WhyCancelled() cancellation?: CancellationInput | null,
    @NotifyAtOnce() notifyAtOnce?: boolean,
  ): Promise<Appointment> {
    return cancelAppointment(ctx, id, { cancelToken, startTime, cancellation, notifyAtOnce });
  }

  @FieldResolver(() => AppointmentCancellation, {
    nullable: true,
    description:
      'Why the clinic cancelled it; null without a reason. Shown to staff of its calendar, and to others if the ' +
      "patient's mail gave it.",
  })
  cancellation(@Ctx() ctx: Context, @Root() appointment: Appointment): AppointmentCancellation | null {
    return visibleCancellation(ctx, appointment);
  }

  @FieldResolver(() => AppointmentAbilities, { description: 'Actions that the caller may take now.' })
  async viewerCan(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<AppointmentAbilities> {
    const { professionalId, status } = appointment;
    const isPatient = cancelRight(ctx.actor, appointment) === 'patient';
    return {
      cancel: canCancelNow(ctx, appointment),
      setStatus: canSetStatus(ctx.actor, professionalId),
      move: canMove(ctx.actor, professionalId) && holdsTime(status),
      update: canUpdate(ctx.actor),
      reschedule: isPatient && (await reschedulingOf(ctx, appointment)).isPossible,
    };
  }

  @FieldResolver(() => DateTime, { description: 'Until when patients can cancel it: 24 hours before the start.' })
  cancelDeadline(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<string> {
    return cancelDeadlineOf(ctx, appointment);
  }
}
