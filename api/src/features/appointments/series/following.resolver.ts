import { Arg, Ctx, Extensions, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Allow, SignedIn } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { price } from '../../../platform/graphql/max-root-price';
import { DateTime } from '../../../platform/graphql/scalars';
import { DURATION_RANGE } from '../../professionals/appointment-duration';
import { Appointment } from '../appointment.object';
import { ConfirmedAppointments } from '../book/confirmed-appointments';
import { cancelFollowing, moveFollowing } from './change-following.service';
import { CancelFollowingInput, MoveFollowingInput } from './series.inputs';
import { CancelledFollowing, SeriesMove } from './series.objects';
import { getFollowingMoves } from './series-dates.service';

@Resolver()
export class FollowingResolver {
  @Allow(SignedIn)
  @Extensions(price(8))
  @Query(() => [SeriesMove], {
    description:
      'New times for this appointment and the following of its series, each shifted by as many days and ' +
      'minutes. Only those still to take place. For staff of the calendar. NOT_FOUND; FORBIDDEN.',
  })
  followingMoves(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The first that moves.' }) id: string,
    @Arg('startTime', () => DateTime, { description: 'The new start of that one.' }) startTime: string,
    @Arg('roomId', () => Int, { nullable: true, description: 'Preferred for all; default: the room where it is.' })
    roomId?: number | null,
    @Arg('professionalId', () => Int, { nullable: true, description: 'As in `moveAppointment`.' })
    professionalId?: number | null,
    @Arg('durationMinutes', () => Int, { nullable: true, description: `${DURATION_RANGE}; default: as long as it is.` })
    durationMinutes?: number | null,
  ): Promise<SeriesMove[]> {
    return getFollowingMoves(ctx, id, { startTime, roomId, professionalId, durationMinutes });
  }

  @Allow(SignedIn)
  @Extensions(price(8))
  @Mutation(() => [Appointment], {
    description:
      'Moves several appointments of a series, all or none; sends the patient one mail after a wait. CONFLICT ' +
      'in words that name each with another version or a taken time. CONFLICT with `unconfirmed` when the ' +
      'patient has other appointments then that are not confirmed. NOT_FOUND; FORBIDDEN as in ' +
      '`moveAppointment`.',
  })
  moveFollowing(
    @Ctx() ctx: Context,
    @Arg('input', () => MoveFollowingInput, { description: 'Which, and where to.' }) input: MoveFollowingInput,
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
  ): Promise<Appointment[]> {
    return moveFollowing(ctx, input, confirmedAppointments);
  }

  @Allow(SignedIn)
  @Extensions(price(8))
  @Mutation(() => CancelledFollowing, {
    description:
      'Cancels several appointments of a series in one step, with one mail. For patients, those within 24 hours ' +
      'stay, and are returned as kept. CONFLICT in words that name each with another version, or when none can ' +
      'be cancelled. NOT_FOUND; FORBIDDEN.',
  })
  cancelFollowing(
    @Ctx() ctx: Context,
    @Arg('input', () => CancelFollowingInput, { description: 'Which, and why.' }) input: CancelFollowingInput,
  ): Promise<CancelledFollowing> {
    return cancelFollowing(ctx, input);
  }
}
