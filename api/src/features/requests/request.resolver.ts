import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';

import { toOffsetIso } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { DateTime } from '../../platform/graphql/scalars';
import { clinicSettings } from '../settings/settings.service';
import { AppointmentRequest, RequestStatus } from './request.entity';
import { AppointmentRequestPage } from './request.objects';
import { getRequest, listRequests } from './request.service';

@Resolver(() => AppointmentRequest)
export class RequestResolver {
  @Allow(Admin)
  @Query(() => AppointmentRequestPage, { description: 'What patients asked for, newest first. BAD_REQUEST on page or limit.' })
  appointmentRequests(
    @Ctx() ctx: Context,
    @Arg('status', () => RequestStatus, { nullable: true, description: 'Only those that stand there.' })
    status: RequestStatus | null | undefined,
    @Arg('specialtyId', () => Int, { nullable: true, description: 'Only those for it.' }) specialtyId: number | null | undefined,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1 on.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'How many a page holds, 1 to 100.' }) limit: number,
  ): Promise<AppointmentRequestPage> {
    return listRequests(ctx, { status, specialtyId }, page, limit);
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
  async createdAt(@Ctx() ctx: Context, @Root() { createdAt }: AppointmentRequest): Promise<string> {
    const { timeZone } = await clinicSettings(ctx);
    return toOffsetIso(timeZone, floorToMinute(createdAt));
  }
}
