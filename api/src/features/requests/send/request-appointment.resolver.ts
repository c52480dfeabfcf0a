import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Allow, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { DateTime } from '../../../platform/graphql/scalars';
import { atClinic } from '../../settings/settings.service';
import { RequestAppointmentInput } from '../request.inputs';
import { SentRequest } from '../request.objects';
import { requestReceiptOf } from '../request-receipt';
import { getSentRequest } from '../request.service';
import { listPreferredTimes, requestAppointment } from './request-appointment.service';

@Resolver(() => SentRequest)
export class RequestAppointmentResolver {
  @Allow(Public)
  @Query(() => [String], {
    description: "The times of day that a request may prefer, HH:mm: half hours within the clinic's usual hours.",
  })
  preferredTimes(@Ctx() ctx: Context): Promise<string[]> {
    return listPreferredTimes(ctx.db);
  }

  @Allow(Public)
  @Mutation(() => SentRequest, {
    description:
      'Asks for an appointment by specialty; an administrator answers. UNAUTHENTICATED with a session that has ended; NOT_FOUND ' +
      'without such a specialty, CONFLICT for an inactive one; BAD_REQUEST on formData.<id> for an answer that its form does ' +
      'not take; TOO_MANY_REQUESTS from one place, for one address, or with five of that address open.',
  })
  requestAppointment(
    @Ctx() ctx: Context,
    @Arg('specialtyId', () => Int, { description: 'An active one.' }) specialtyId: number,
    @Arg('input', () => RequestAppointmentInput, {
      description: 'The patient, suitable times, and the answers to the form.',
    })
    input: RequestAppointmentInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<SentRequest> {
    return requestAppointment(ctx, specialtyId, input, idempotencyKey);
  }

  @Allow(Public)
  @Query(() => SentRequest, {
    description:
      'One request, for callers with its id: with contact masked, unless an administrator, the account that sent it or the ' +
      'bearer of its receipt asks. NOT_FOUND; TOO_MANY_REQUESTS when it is masked, from one place.',
  })
  sentRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'As requestAppointment answered it.' }) id: string,
    @Arg('receipt', () => String, {
      nullable: true,
      description: 'As requestAppointment answered it. Another one opens nothing.',
    })
    receipt?: string | null,
  ): Promise<SentRequest> {
    return getSentRequest(ctx, id, receipt);
  }

  @FieldResolver(() => Boolean, { description: 'Whether contact is masked, as the caller may not read it.' })
  isMasked(@Root() { isMasked = false }: SentRequest): boolean {
    return isMasked;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "In the sender's answer alone: with the id it opens the whole request. null when the request is read.",
  })
  receipt(@Ctx() ctx: Context, @Root() request: SentRequest): Promise<string> | null {
    return request.isAnswer ? requestReceiptOf(ctx.db, request) : null;
  }

  @FieldResolver(() => DateTime, { description: 'When it was sent.' })
  createdAt(@Ctx() ctx: Context, @Root() { createdAt }: SentRequest): Promise<string> {
    return atClinic(ctx, createdAt);
  }

  @FieldResolver(() => Int, { description: "How many questions of the specialty's form were answered." })
  answerCount(@Root() { formData }: SentRequest): number {
    return Object.keys(formData).length;
  }
}
