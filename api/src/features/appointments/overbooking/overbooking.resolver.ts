import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import { PersonalData } from '../../../platform/access/personal-data';
import type { Context } from '../../../platform/context';
import { Constraint } from '../../../platform/graphql/constraint';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { DateTime } from '../../../platform/graphql/scalars';
import { DURATION, DURATION_RANGE } from '../../professionals/appointment-duration';
import { Appointment } from '../appointment.object';
import { canBookFreely } from '../appointment.policy';
import { asking, ConfirmedAppointments } from '../book/confirmed-appointments';
import { createOverbooking } from './create-overbooking.service';
import { moveToOwnTime } from './move-to-own-time.service';
import { overbookingAllowance, OverbookingAllowance } from './overbooking-allowance';
import { CreateOverbookingInput } from './overbooking.inputs';

@Resolver(() => Appointment)
export class OverbookingResolver {
  @PersonalData()
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why the patient was squeezed in, to staff of its calendar; null otherwise, and of any but an overbooking.',
  })
  overbookingReason(@Ctx() ctx: Context, @Root() { professionalId, overbookingReason }: Appointment): string | null {
    return canBookFreely(ctx.actor, professionalId) ? overbookingReason : null;
  }

  @Allow(Admin('appointments'), Professional)
  @Query(() => OverbookingAllowance, {
    description:
      'How many overbookings (sobreturnos) the professional still allows in the hour of that time. FORBIDDEN to other ' +
      'professionals; NOT_FOUND.',
  })
  overbookingAllowance(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, { description: 'One whom the public can book.' }) professionalId: number,
    @Arg('startTime', () => DateTime, { description: 'The start to check.' }) startTime: string,
    @Constraint(DURATION)
    @Arg('durationMinutes', () => Int, {
      nullable: true,
      description: `${DURATION_RANGE}; default: the professional's.`,
    })
    durationMinutes?: number | null,
  ): Promise<OverbookingAllowance> {
    return overbookingAllowance(ctx, { professionalId, startTime, durationMinutes });
  }

  @Allow(Admin('appointments'), Professional)
  @Mutation(() => Appointment, {
    description:
      'Squeezes a patient in (sobreturno): over other appointments of the professional, within their hours, in the room ' +
      'where they attend then, as often in an hour as they allow. FORBIDDEN to other professionals; NOT_FOUND; CONFLICT ' +
      'when any of that is not so, the room is another’s then, the patient is squeezed in elsewhere at that time, or, with ' +
      '`unconfirmed`, has another appointment then that is not confirmed.',
  })
  createOverbooking(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateOverbookingInput, { description: 'Patient, professional, time and reason.' })
    input: CreateOverbookingInput,
    @IdempotencyKey() idempotencyKey?: string | null,
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
  ): Promise<Appointment> {
    return createOverbooking(ctx, input, idempotencyKey, confirmedAppointments);
  }

  @Allow(Admin('appointments'), Professional)
  @Mutation(() => Appointment, {
    description:
      'Turns an overbooking (sobreturno) into a regular appointment, in place or moved; mails the patient after ' +
      'a wait when it was moved. A regular appointment is only moved. FORBIDDEN for another professional; ' +
      'NOT_FOUND. CONFLICT when the time is taken, is not on offer with another professional, the appointment ' +
      'is cancelled or absent, or for another version. CONFLICT with `unconfirmed` when the patient has another ' +
      'appointment then that is not confirmed.',
  })
  regularizeOverbooking(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('startTime', () => DateTime, { nullable: true, description: 'Default: where it starts already.' })
    startTime?: string | null,
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
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
  ): Promise<Appointment> {
    const place = { startTime, roomId, durationMinutes, professionalId };
    return moveToOwnTime(ctx, id, place, expectedVersion, asking(confirmedAppointments));
  }
}
