import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Allow, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { RequestAppointmentInput } from '../request.inputs';
import { SentRequest } from '../request.objects';
import { listPreferredTimes, requestAppointment } from './request-appointment.service';

@Resolver()
export class RequestAppointmentResolver {
  @Allow(Public)
  @Query(() => [String], { description: "The times of day that a request may prefer, HH:mm: half hours within the clinic's usual hours." })
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
    @Arg('input', () => RequestAppointmentInput, { description: 'Who asks, when it would suit, and the answers to the form.' })
    input: RequestAppointmentInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<SentRequest> {
    return requestAppointment(ctx, specialtyId, input, idempotencyKey);
  }
}
