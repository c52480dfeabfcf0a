import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import { SearchesPersonalData } from '../../platform/access/personal-data';
import type { Context } from '../../platform/context';
import { ConnectionArgs } from '../../platform/graphql/connection';
import { DateTime } from '../../platform/graphql/scalars';
import { connectRequests } from './request-connection.service';
import { AppointmentRequest, RequestStatus } from './request.entity';
import { AppointmentRequestConnection, AppointmentRequestPage } from './request.objects';
import { atClinic } from '../settings/settings.service';
import { getRequest, listRequests, SEARCH_LENGTH } from './request.service';

const STATUS = { nullable: true, description: 'Only those that stand there.' };
const SPECIALTY = { nullable: true, description: 'Only those for it.' };
const SEARCH = {
  nullable: true,
  description:
    "Each of its words occurs in the number, or the patient's name, e-mail or phone, whatever case and accents. " +
    `At most ${SEARCH_LENGTH} characters.`,
};

@Resolver(() => AppointmentRequest)
export class RequestResolver {
  @Allow(Admin)
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
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1 on.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'How many a page holds, 1 to 100.' }) limit: number,
  ): Promise<AppointmentRequestPage> {
    return listRequests(ctx, { status, specialtyId, search }, page, limit);
  }

  @Allow(Admin)
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

  @Allow(Admin)
  @Query(() => AppointmentRequest, { description: 'One request. NOT_FOUND.' })
  appointmentRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'As the list tells it.' }) id: string,
  ): Promise<AppointmentRequest> {
    return getRequest(ctx, id);
  }

  @FieldResolver(() => DateTime, { description: 'When it was sent.' })
  createdAt(@Ctx() ctx: Context, @Root() { createdAt }: AppointmentRequest): Promise<string> {
    return atClinic(ctx, createdAt);
  }
}
