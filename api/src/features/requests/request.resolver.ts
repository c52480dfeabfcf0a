import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import { SearchesPersonalData } from '../../platform/access/personal-data';
import type { Context } from '../../platform/context';
import { ConnectionArgs } from '../../platform/graphql/connection';
import { DateTime } from '../../platform/graphql/scalars';
import { RequestedCoverage } from '../appointments/coverages/requested-coverage.object';
import { shownRequestedCoverage } from '../appointments/coverages/shown-requested-coverage';
import { connectRequests } from './request-connection.service';
import { AppointmentRequest, RequestStatus } from './request.entity';
import { AppointmentRequestConnection, AppointmentRequestPage } from './request.objects';
import { atClinic } from '../settings/settings.service';
import { getRequest, listRequests, SEARCH_LENGTH } from './request.service';

const STATUS = { nullable: true, description: 'Only requests with this status.' };
const SPECIALTY = { nullable: true, description: 'Only requests for this specialty.' };
const SEARCH = {
  nullable: true,
  description:
    'Each word must occur in the number, name, e-mail or phone, ignoring case and accents. ' +
    `At most ${SEARCH_LENGTH} characters.`,
};

@Resolver(() => AppointmentRequest)
export class RequestResolver {
  @Allow(Admin('requests'))
  @SearchesPersonalData('search')
  @Query(() => AppointmentRequestPage, {
    description: 'Requests of patients, newest first. BAD_REQUEST on search, page or limit.',
  })
  appointmentRequests(
    @Ctx() ctx: Context,
    @Arg('status', () => RequestStatus, STATUS)
    status: RequestStatus | null | undefined,
    @Arg('specialtyId', () => Int, SPECIALTY) specialtyId: number | null | undefined,
    @Arg('search', () => String, {
      ...SEARCH,
      description: `${SEARCH.description} The request that has the number comes first.`,
    })
    search: string | null | undefined,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Starts at 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'Page size, 1 to 100.' }) limit: number,
    @Arg('open', () => Boolean, { nullable: true, description: 'true: only requests without an answer yet.' })
    open?: boolean | null,
    @Arg('lostAppointment', () => Boolean, {
      nullable: true,
      description:
        'true: only assigned requests with a cancelled or missed appointment that starts in the last 30 days or ' +
        'later, and none given instead.',
    })
    lostAppointment?: boolean | null,
  ): Promise<AppointmentRequestPage> {
    return listRequests(ctx, { status, open, lostAppointment, specialtyId, search }, page, limit);
  }

  @Allow(Admin('requests'))
  @SearchesPersonalData('search')
  @Query(() => AppointmentRequestConnection, {
    description: 'Requests of patients, newest first, as a Relay connection. BAD_REQUEST on search.',
  })
  appointmentRequestsConnection(
    @Ctx() ctx: Context,
    @Arg('status', () => RequestStatus, STATUS)
    status: RequestStatus | null | undefined,
    @Arg('specialtyId', () => Int, SPECIALTY) specialtyId: number | null | undefined,
    @Arg('search', () => String, SEARCH) search: string | null | undefined,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<AppointmentRequestConnection> {
    return connectRequests(ctx, { status, specialtyId, search }, args);
  }

  @Allow(Admin('requests'))
  @Query(() => AppointmentRequest, { description: 'A request by id. NOT_FOUND.' })
  appointmentRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id from the list.' }) id: string,
  ): Promise<AppointmentRequest> {
    return getRequest(ctx, id);
  }

  @FieldResolver(() => DateTime, { description: 'When it was sent.' })
  createdAt(@Ctx() ctx: Context, @Root() { createdAt }: AppointmentRequest): Promise<string> {
    return atClinic(ctx, createdAt);
  }

  @FieldResolver(() => RequestedCoverage, { nullable: true, description: 'Payer that the patient named; null: none.' })
  coverage(@Ctx() ctx: Context, @Root() request: AppointmentRequest): Promise<RequestedCoverage | null> {
    return shownRequestedCoverage(ctx, request);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When its sender withdrew it; null otherwise.' })
  withdrawnAt(@Ctx() ctx: Context, @Root() { withdrawnAt }: AppointmentRequest): Promise<string> | null {
    return withdrawnAt && atClinic(ctx, withdrawnAt);
  }
}
