import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';

import { creditAt, creditOf } from '../../../domain/give-back';
import { toOffsetIso } from '../../../domain/clinic-time';
import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { canReadNotes, giveBackObstacle, rentalCancelRight } from '../rental.policy';
import { RoomBooking } from '../room-booking.object';
import { creditTerms } from './give-back-policy.service';
import { GiveBackAgreement, GiveBackDecisionInput } from './give-back.inputs';
import { giveBackRental } from './give-back.service';
import { GiveBackTerms, RentalCredit } from './rental-credit.objects';

@Resolver(() => RoomBooking)
export class GiveBackResolver {
  @Allow(Professional, Admin)
  @Mutation(() => RoomBooking, {
    description:
      'Gives a rental back: its time is free at once, and `credit` says what is not paid. Professionals their own until it ' +
      'starts, by the policy; administrators any, also with a percentage of their own, with a mail to its professional. ' +
      'NOT_FOUND, FORBIDDEN; CONFLICT when it is cancelled or has begun, when the credit has changed, and with ' +
      'the turnos inside it (`unconfirmed`) until each is confirmed: they keep room and time.',
  })
  giveBackRental(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Args(() => GiveBackAgreement) agreement: GiveBackAgreement,
    @Arg('decision', () => GiveBackDecisionInput, {
      nullable: true,
      description: 'For administrators: instead of the policy, and also once it has begun.',
    })
    decision?: GiveBackDecisionInput | null,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RoomBooking> {
    return giveBackRental(ctx, id, { ...agreement, decision: decision ?? null }, idempotencyKey);
  }

  @FieldResolver(() => GiveBackTerms, {
    nullable: true,
    description: 'Present credit for returning it; null unless the caller may return it by the policy.',
  })
  async giveBack(@Ctx() ctx: Context, @Root() booking: RoomBooking): Promise<GiveBackTerms | null> {
    const { professionalId, start, finalCost, cancelledAt } = booking;
    if (!rentalCancelRight(ctx.actor, professionalId)) return null;
    if (giveBackObstacle({ start, isCancelled: cancelledAt !== null }, ctx.now)) return null;
    const { zone, steps } = await creditTerms(ctx);
    const { percentage, until } = creditAt(steps, zone, start, ctx.now);
    const amount = creditOf(finalCost, percentage);
    return { percentage, amount, until: until === null ? null : toOffsetIso(zone, until) };
  }

  @FieldResolver(() => RentalCredit, { nullable: true, description: 'Null unless it was given back.' })
  credit(@Ctx() ctx: Context, @Root() { credit, professionalId }: RoomBooking): RentalCredit | null {
    return credit && { ...credit, reason: canReadNotes(ctx.actor, professionalId) ? credit.reason : null };
  }
}
