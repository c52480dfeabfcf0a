import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';

import { Allow, SignedIn } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Constraint } from '../../../platform/graphql/constraint';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { DateTime } from '../../../platform/graphql/scalars';
import { DURATION, DURATION_RANGE } from '../../professionals/appointment-duration';
import { Appointment } from '../appointment.object';
import { asking, ConfirmedAppointments, IsUndo } from '../book/confirmed-appointments';
import { AsOverbookingInput } from '../overbooking/overbooking.inputs';
import { KeepsCoverage, NotifyAtOnce } from './change-args';
import { moveAppointment } from './move-appointment.service';

@Resolver()
export class MoveAppointmentResolver {
  @Allow(SignedIn)
  @Mutation(() => Appointment, {
    description:
      'Moves an appointment to any free time, room or professional, within the hours or not; mails the patient ' +
      'after a wait. Administrators any, professionals their own in time and room. A move to where it already ' +
      'is changes nothing. NOT_FOUND; FORBIDDEN; CONFLICT when the time is taken, the room is not active, the ' +
      'appointment is cancelled or absent without its time, or for another version. CONFLICT with `unconfirmed` ' +
      'when the patient has another appointment at the new time that is not confirmed.',
  })
  moveAppointment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('startTime', () => DateTime, { description: 'The new start.' }) startTime: string,
    @Arg('roomId', () => Int, { nullable: true, description: 'Default: the room where it is.' }) roomId?: number | null,
    @Constraint(DURATION)
    @Arg('durationMinutes', () => Int, { nullable: true, description: `${DURATION_RANGE}; default: as long as it is.` })
    durationMinutes?: number | null,
    @Arg('professionalId', () => Int, {
      nullable: true,
      description:
        'The new professional, for administrators; FORBIDDEN to others, NOT_FOUND when hidden or gone. Default: ' +
        'unchanged.',
    })
    professionalId?: number | null,
    @ExpectedVersion() expectedVersion?: number | null,
    @NotifyAtOnce() notifyAtOnce?: boolean,
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
    @IsUndo() isUndo?: boolean,
    @Arg('asOverbooking', () => AsOverbookingInput, {
      nullable: true,
      description: 'Undoes regularizeOverbooking: it is an overbooking again. CONFLICT as createOverbooking.',
    })
    asOverbooking?: AsOverbookingInput | null,
    @KeepsCoverage() keepsCoverage?: boolean,
  ): Promise<Appointment> {
    const place = { startTime, roomId, durationMinutes, professionalId, overbookingReason: asOverbooking?.reason };
    const options = { notifyAtOnce, keepsCoverage, ...asking(confirmedAppointments, isUndo) };
    return moveAppointment(ctx, id, place, expectedVersion, options);
  }
}
