import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Allow, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { acceptOffer } from './accept.service';
import { declineOffer } from './decline.service';
import { leaveByLink } from './leave.service';
import { getOfferedSlot, getWaitingListPlace } from './offered-slot';
import { OfferedSlot, WaitingListPlace } from './offered-slot.object';

const TOKEN = { description: 'From the link in the mail; NOT_FOUND for another.' };

@Resolver()
export class AnswerResolver {
  @Allow(Public)
  @Query(() => OfferedSlot, {
    description: 'What the link of an offer leads to; reading it answers nothing. NOT_FOUND; TOO_MANY_REQUESTS.',
  })
  offeredSlot(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<OfferedSlot> {
    return getOfferedSlot(ctx, token);
  }

  @Allow(Public)
  @Mutation(() => OfferedSlot, {
    description:
      'Makes a turno of an offer, and cancels the later one that was kept. Again: the same answer, nothing happens twice. ' +
      'NOT_FOUND; TOO_MANY_REQUESTS; CONFLICT when somebody else has it, the time to answer is over, or it was withdrawn.',
  })
  acceptOffer(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<OfferedSlot> {
    return acceptOffer(ctx, token);
  }

  @Allow(Public)
  @Mutation(() => OfferedSlot, {
    description:
      'Turns an offer down: it goes to the next, and who was asked stays in the list. Again, or when it is over: nothing ' +
      'happens. NOT_FOUND; TOO_MANY_REQUESTS; CONFLICT when it was accepted.',
  })
  declineOffer(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<OfferedSlot> {
    return declineOffer(ctx, token);
  }

  @Allow(Public)
  @Query(() => WaitingListPlace, {
    description:
      'What the link to leave the waiting list leads to; reading it changes nothing. NOT_FOUND; TOO_MANY_REQUESTS.',
  })
  waitingListPlace(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<WaitingListPlace> {
    return getWaitingListPlace(ctx, token);
  }

  @Allow(Public)
  @Mutation(() => WaitingListPlace, {
    description:
      'Leaves the waiting list; what is offered goes to the next. Again: nothing happens. NOT_FOUND; TOO_MANY_REQUESTS.',
  })
  leaveWaitingList(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<WaitingListPlace> {
    return leaveByLink(ctx, token);
  }
}
