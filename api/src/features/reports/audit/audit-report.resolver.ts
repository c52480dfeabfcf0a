import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { PersonalData } from '../../../platform/access/personal-data';
import type { Context } from '../../../platform/context';
import { ConnectionArgs } from '../../../platform/graphql/connection';
import { connectAuditEvents, listAuditedEntities, listAuditEvents } from './audit-report.service';
import { AuditedEntity, AuditEventConnection, AuditEventPage, AuditFilter } from './audit.objects';

@Resolver()
export class AuditReportResolver {
  @Allow(Admin('security'))
  @PersonalData()
  @Query(() => AuditEventPage, {
    description:
      'Audit events with their changed values, newest first. BAD_REQUEST on first, after or an unknown entity.',
  })
  auditEvents(
    @Ctx() ctx: Context,
    @Arg('filter', () => AuditFilter, { defaultValue: {}, description: 'Filters the list; empty lists everything.' })
    filter: AuditFilter,
    @Arg('first', () => Int, { defaultValue: 50, description: 'Events per page, 1 to 200.' }) first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: '`next` of the previous page; null starts with the newest.',
    })
    after: string | null | undefined,
  ): Promise<AuditEventPage> {
    return listAuditEvents(ctx, filter, first, after ?? null);
  }

  @Allow(Admin('security'))
  @PersonalData()
  @Query(() => AuditEventConnection, {
    description: 'The events of `auditEvents` as a Relay connection. BAD_REQUEST for an unknown entity.',
  })
  auditEventsConnection(
    @Ctx() ctx: Context,
    @Arg('filter', () => AuditFilter, { defaultValue: {}, description: 'Filters the list; empty lists everything.' })
    filter: AuditFilter,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<AuditEventConnection> {
    return connectAuditEvents(ctx, filter, args);
  }

  @Allow(Admin('security'))
  @Query(() => [AuditedEntity], {
    description: 'All types of audited entities, sorted by Spanish label.',
  })
  auditedEntities(): AuditedEntity[] {
    return listAuditedEntities();
  }
}
