import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional, Public, SignedIn } from '../../../platform/access/allow';
import { NotForKeys } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { TellsCurrent } from '../../../platform/graphql/expected-version';
import { WaitingListEntry } from '../entries/entry.object';
import { idOfToken } from '../tokens';
import { acceptOffer } from './accept.service';
import { declineOffer, leaveByLink } from './decline.service';
import { getOfferedSlot, getWaitingListPlace } from './offered-slot';
import { OfferedSlot, WaitingListPlace } from './offered-slot.object';
import { ownOfferId } from './own-offer';
import { recordOfferAnswer } from './record-answer.service';

const TOKEN = { description: 'Token of the mailed link; NOT_FOUND if invalid.' };
const OFFER_ARG = { description: "Id of an offer to the caller's account; NOT_FOUND." };
const AS_IT_STANDS = 'extensions.current is the current offer.';
const OVER = 'CONFLICT when taken, expired, withdrawn, or the entry no longer waits: ' + AS_IT_STANDS;

@Resolver()
export class AnswerResolver {
  @Allow(Public)
  @Query(() => OfferedSlot, {
    description: 'The offer of a mailed link; reading changes nothing. NOT_FOUND; TOO_MANY_REQUESTS.',
  })
  offeredSlot(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<OfferedSlot> {
    return getOfferedSlot(ctx, token);
  }

  @Allow(Public)
  @TellsCurrent()
  @Mutation(() => OfferedSlot, {
    description:
      'Accepts an offer: books the appointment and cancels the kept later one. Idempotent. ' +
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
      "As acceptOffer, for the patient's account. Without the link, which proves the address, the usual " +
      'booking limits apply. ' +
      `NOT_FOUND; FORBIDDEN; TOO_MANY_REQUESTS; ${OVER}`,
  })
  async acceptMyOffer(@Ctx() ctx: Context, @Arg('id', () => ID, OFFER_ARG) id: string): Promise<OfferedSlot> {
    return acceptOffer(ctx, await ownOfferId(ctx, id), 'session');
  }

  @Allow(Public)
  @TellsCurrent()
  @Mutation(() => OfferedSlot, {
    description:
      'Declines an offer, which goes to the next entry; this one keeps waiting. Idempotent. NOT_FOUND; ' +
      'TOO_MANY_REQUESTS; CONFLICT when accepted: ' +
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
      "As declineOffer, for the patient's account. NOT_FOUND; FORBIDDEN; CONFLICT when " + `accepted: ${AS_IT_STANDS}`,
  })
  async declineMyOffer(@Ctx() ctx: Context, @Arg('id', () => ID, OFFER_ARG) id: string): Promise<OfferedSlot> {
    return declineOffer(ctx, await ownOfferId(ctx, id));
  }

  @Allow(Admin('waiting_list'), Professional)
  @Mutation(() => WaitingListEntry, {
    description:
      'Records the answer that a patient gave by phone: accepting books the appointment as acceptOffer does, declining ' +
      'offers the slot to the next entry. Idempotent. NOT_FOUND; FORBIDDEN for entries of other professionals; ' +
      'CONFLICT when taken, expired, withdrawn, or the entry no longer waits.',
  })
  recordOfferAnswer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of an offer of the entry.' }) id: string,
    @Arg('accepted', () => Boolean, { description: 'Whether the patient takes the slot.' }) accepted: boolean,
  ): Promise<WaitingListEntry> {
    return recordOfferAnswer(ctx, id, accepted);
  }

  @Allow(Public)
  @Query(() => WaitingListPlace, {
    description:
      'The entry of a mailed link to leave the waiting list; reading changes nothing. NOT_FOUND; ' +
      'TOO_MANY_REQUESTS.',
  })
  waitingListPlace(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<WaitingListPlace> {
    return getWaitingListPlace(ctx, token);
  }

  @Allow(Public)
  @Mutation(() => WaitingListPlace, {
    description:
      'Leaves the waiting list; an open offer goes to the next entry. Idempotent. NOT_FOUND; TOO_MANY_REQUESTS.',
  })
  leaveWaitingList(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<WaitingListPlace> {
    return leaveByLink(ctx, token);
  }
}
