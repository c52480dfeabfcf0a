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
  @Allow(Professional, Admin('rooms'))
  @Mutation(() => RoomBooking, {
    description:
      'Gives a rental back, which frees its time at once; `credit` is the amount not owed. Professionals ' +
      'return their own until it starts, by the policy. Administrators return any, also at a percentage of ' +
      'their own, with a mail to the professional. NOT_FOUND, FORBIDDEN; CONFLICT when it is cancelled or has ' +
      'begun, when the credit has changed, or with unconfirmed appointments inside it (`unconfirmed`), which ' +
      'keep room and time.',
  })
  giveBackRental(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Its id; NOT_FOUND if unknown.' }) id: string,
    @Args(() => GiveBackAgreement) agreement: GiveBackAgreement,
    @Arg('decision', () => GiveBackDecisionInput, {
      nullable: true,
      description: 'For administrators: replaces the policy, also after the start.',
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

  @FieldResolver(() => RentalCredit, { nullable: true, description: 'null unless given back.' })
  credit(@Ctx() ctx: Context, @Root() { credit, professionalId }: RoomBooking): RentalCredit | null {
    return credit && { ...credit, reason: canReadNotes(ctx.actor, professionalId) ? credit.reason : null };
  }
}
