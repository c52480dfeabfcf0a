import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Allow, Public, SignedIn } from '../../../platform/access/allow';
import { NotForKeys } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { DateTime } from '../../../platform/graphql/scalars';
import { RequestedCoverage } from '../../appointments/coverages/requested-coverage.object';
import { shownRequestedCoverage } from '../../appointments/coverages/shown-requested-coverage';
import { atClinic } from '../../settings/settings.service';
import { RequestAppointmentInput } from '../request.inputs';
import { SentRequest } from '../request.objects';
import { isOwnRequest } from '../request.policy';
import { requestReceiptOf } from '../request-receipt';
import { getSentRequest, ownOpenRequests } from '../request.service';
import { listPreferredTimes, requestAppointment } from './request-appointment.service';
import { withdrawRequest } from './withdraw-request.service';

@Resolver(() => SentRequest)
export class RequestAppointmentResolver {
  @Allow(Public)
  @Query(() => [String], {
    description: "Times that a request may prefer, HH:mm: half hours within the clinic's usual hours.",
  })
  preferredTimes(@Ctx() ctx: Context): Promise<string[]> {
    return listPreferredTimes(ctx.db);
  }

  @Allow(Public)
  @Mutation(() => SentRequest, {
    description:
      'Requests an appointment by specialty, for an administrator to assign. UNAUTHENTICATED with an ended ' +
      'session; NOT_FOUND for an unknown specialty, CONFLICT for an inactive one; BAD_REQUEST on formData.<id> ' +
      'for an invalid answer; TOO_MANY_REQUESTS per source, per address, or with five open requests of the ' +
      'address.',
  })
  requestAppointment(
    @Ctx() ctx: Context,
    @Arg('specialtyId', () => Int, { description: 'Id of an active specialty.' }) specialtyId: number,
    @Arg('input', () => RequestAppointmentInput, {
      description: 'Patient, preferred time and form answers.',
    })
    input: RequestAppointmentInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<SentRequest> {
    return requestAppointment(ctx, specialtyId, input, idempotencyKey);
  }

  @Allow(Public)
  @Query(() => SentRequest, {
    description:
      'A request by id, for anyone. Contact is masked except for administrators, the sending account and the ' +
      "receipt's bearer. NOT_FOUND; TOO_MANY_REQUESTS per source when masked.",
  })
  sentRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id from requestAppointment.' }) id: string,
    @Arg('receipt', () => String, {
      nullable: true,
      description: 'Receipt from requestAppointment; an invalid one grants no access.',
    })
    receipt?: string | null,
  ): Promise<SentRequest> {
    return getSentRequest(ctx, id, receipt);
  }

  @Allow(SignedIn)
  @NotForKeys()
  @Query(() => [SentRequest], { description: "The caller's open requests, newest first, at most 20." })
  mySentRequests(@Ctx() ctx: Context): Promise<SentRequest[]> {
    return ownOpenRequests(ctx);
  }

  @Allow(SignedIn)
  @NotForKeys()
  @Mutation(() => SentRequest, {
    description:
      "Withdraws the caller's own open request; its status becomes rejected. Idempotent. NOT_FOUND for requests of " +
      'others; CONFLICT once assigned or rejected.',
  })
  withdrawRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id from mySentRequests.' }) id: string,
  ): Promise<SentRequest> {
    return withdrawRequest(ctx, id);
  }

  @FieldResolver(() => RequestedCoverage, {
    nullable: true,
    description: 'Payer that the sender named; null: none, and if contact is masked.',
  })
  coverage(@Ctx() ctx: Context, @Root() request: SentRequest): Promise<RequestedCoverage | null> | null {
    return request.isMasked ? null : shownRequestedCoverage(ctx, request);
  }

  @FieldResolver(() => Boolean, { description: 'Whether contact is masked for the caller.' })
  isMasked(@Root() { isMasked = false }: SentRequest): boolean {
    return isMasked;
  }

  @FieldResolver(() => Boolean, { description: "Whether the caller's account sent it; it may withdraw it while open." })
  isOwn(@Ctx() { actor }: Context, @Root() request: SentRequest): boolean {
    return isOwnRequest(actor, request);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Gives access to the whole request, together with the id. Only in the response to sending; null ' + 'otherwise.',
  })
  receipt(@Ctx() ctx: Context, @Root() request: SentRequest): Promise<string> | null {
    return request.isAnswer ? requestReceiptOf(ctx.db, request) : null;
  }

  @FieldResolver(() => DateTime, { description: 'When it was sent.' })
  createdAt(@Ctx() ctx: Context, @Root() { createdAt }: SentRequest): Promise<string> {
    return atClinic(ctx, createdAt);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When its sender withdrew it; null otherwise.' })
  withdrawnAt(@Ctx() ctx: Context, @Root() { withdrawnAt }: SentRequest): Promise<string> | null {
    return withdrawnAt && atClinic(ctx, withdrawnAt);
  }

  @FieldResolver(() => Int, { description: 'Number of answered questions of the form.' })
  answerCount(@Root() { formData }: SentRequest): number {
    return Object.keys(formData).length;
  }
}
