import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { Allow, Public, SignedIn } from '../../../platform/access/allow';
import { NotForKeys } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { TellsCurrent } from '../../../platform/graphql/expected-version';
import { idOfToken } from '../tokens';
import { acceptOffer } from './accept.service';
import { declineOffer, leaveByLink } from './decline.service';
import { getOfferedSlot, getWaitingListPlace } from './offered-slot';
import { OfferedSlot, WaitingListPlace } from './offered-slot.object';
import { ownOfferId } from './own-offer';

const TOKEN = { description: 'From the link in the mail; NOT_FOUND for another.' };
const OFFER_SAID = { description: "Id of an offer to the caller's account; NOT_FOUND." };
const AS_IT_STANDS = 'extensions.current is the present offer, in the form of the answer.';
const OVER =
  'CONFLICT when somebody else has it, the time to answer is over, it was withdrawn, or they wait no more: ' +
  AS_IT_STANDS;

@Resolver()
export class AnswerResolver {
  @Allow(Public)
  @Query(() => OfferedSlot, {
    description: 'The offer of a mailed link; reading it answers nothing. NOT_FOUND; TOO_MANY_REQUESTS.',
  })
  offeredSlot(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<OfferedSlot> {
    return getOfferedSlot(ctx, token);
  }

  @Allow(Public)
  @TellsCurrent()
  @Mutation(() => OfferedSlot, {
    description:
      'Makes a turno of an offer, and cancels the later one that was kept. Again: the same answer, nothing happens twice. ' +
      `NOT_FOUND; TOO_MANY_REQUESTS; ${OVER}`,
  })
  async acceptOffer(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<OfferedSlot> {
    return acceptOffer(ctx, await idOfToken(ctx, 'offer', token), 'link');
  }

  @Allow(SignedIn)
  @NotForKeys()
  @TellsCurrent()
  @Mutation(() => OfferedSlot, {
    description:
      'As acceptOffer, for the account of who is asked, without the link, which alone proves the address: limited as any ' +
      `booking of theirs. NOT_FOUND; FORBIDDEN; TOO_MANY_REQUESTS; ${OVER}`,
  })
  async acceptMyOffer(@Ctx() ctx: Context, @Arg('id', () => ID, OFFER_SAID) id: string): Promise<OfferedSlot> {
    return acceptOffer(ctx, await ownOfferId(ctx, id), 'session');
  }

  @Allow(Public)
  @TellsCurrent()
  @Mutation(() => OfferedSlot, {
    description:
      'Turns an offer down: it goes to the next, and who was asked stays in the list. Again, or when it is over: nothing ' +
      'happens. NOT_FOUND; TOO_MANY_REQUESTS; CONFLICT when it was accepted: ' +
      AS_IT_STANDS,
  })
  async declineOffer(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<OfferedSlot> {
    return declineOffer(ctx, await idOfToken(ctx, 'offer', token));
  }

  @Allow(SignedIn)
  @NotForKeys()
  @TellsCurrent()
  @Mutation(() => OfferedSlot, {
    description:
      'As declineOffer, for the account of who is asked, without the link. NOT_FOUND; FORBIDDEN; CONFLICT when it was ' +
      `accepted: ${AS_IT_STANDS}`,
  })
  async declineMyOffer(@Ctx() ctx: Context, @Arg('id', () => ID, OFFER_SAID) id: string): Promise<OfferedSlot> {
    return declineOffer(ctx, await ownOfferId(ctx, id));
  }

  @Allow(Public)
  @Query(() => WaitingListPlace, {
    description:
      'The entry of a mailed link to leave the waiting list; reading it changes nothing. NOT_FOUND; TOO_MANY_REQUESTS.',
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
