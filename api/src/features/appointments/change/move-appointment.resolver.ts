import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';

import { Allow, SignedIn } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Constraint } from '../../../platform/graphql/constraint';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { DateTime } from '../../../platform/graphql/scalars';
import { DURATION, DURATION_RANGE } from '../../professionals/appointment-duration';
import { Appointment } from '../appointment.object';
import { asking, ConfirmedAppointments, IsUndo } from '../book/confirmed-appointments';
import { NotifyAtOnce } from './change-args';
import { moveAppointment } from './move-appointment.service';

@Resolver()
export class MoveAppointmentResolver {
  @Allow(SignedIn)
  @Mutation(() => Appointment, {
    description:
      'Moves an appointment in time, to another room or to another professional, to whatever is free, within the hours or not; ' +
      'the patient is told after a wait. Administrators any, professionals their own in time and room. To where it is already, nothing ' +
      'happens. NOT_FOUND; FORBIDDEN; CONFLICT when something is in the way, the room is not active, the appointment is ' +
      'cancelled or absent and holds no time, the version that it was moved from no longer stands, or, with `unconfirmed`, ' +
      'the patient has another appointment at the new time that is not confirmed.',
  })
  moveAppointment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('startTime', () => DateTime, { description: 'Where it starts from now on.' }) startTime: string,
    @Arg('roomId', () => Int, { nullable: true, description: 'Default: the room where it is.' }) roomId?: number | null,
    @Constraint(DURATION)
    @Arg('durationMinutes', () => Int, { nullable: true, description: `${DURATION_RANGE}; default: as long as it is.` })
    durationMinutes?: number | null,
    @Arg('professionalId', () => Int, {
      nullable: true,
      description:
        'Who sees the patient from now on, for administrators; FORBIDDEN to others, NOT_FOUND when hidden or gone. Default: ' +
        'who sees them already.',
    })
    professionalId?: number | null,
    @ExpectedVersion() expectedVersion?: number | null,
    @NotifyAtOnce() notifyAtOnce?: boolean,
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
    @IsUndo() isUndo?: boolean,
  ): Promise<Appointment> {
    const place = { startTime, roomId, durationMinutes, professionalId };
    const options = { notifyAtOnce, ...asking(confirmedAppointments, isUndo) };
    return moveAppointment(ctx, id, place, expectedVersion, options);
  }
}
