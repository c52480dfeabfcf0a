import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { PersonalData } from '../../../platform/access/personal-data';
import type { Context } from '../../../platform/context';
import { ConnectionArgs } from '../../../platform/graphql/connection';
import { connectAuditEvents, listAuditedEntities, listAuditEvents } from './audit-report.service';
import { AuditedEntity, AuditEventConnection, AuditEventPage, AuditFilter } from './audit.objects';

@Resolver()
export class AuditReportResolver {
  @Allow(Admin)
  @PersonalData()
  @Query(() => AuditEventPage, {
    description:
      'Who changed what, from what to what, newest first. BAD_REQUEST on first, after, or an entity that there is not.',
  })
  auditEvents(
    @Ctx() ctx: Context,
    @Arg('filter', () => AuditFilter, { defaultValue: {}, description: 'Narrows the list; empty: everything.' })
    filter: AuditFilter,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many on a page, 1 to 200.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`next` of the page before; null: from the newest.' })
    after: string | null | undefined,
  ): Promise<AuditEventPage> {
    return listAuditEvents(ctx, filter, first, after ?? null);
  }

  @Allow(Admin)
  @PersonalData()
  @Query(() => AuditEventConnection, {
    description:
      'The same events as `auditEvents`, as a connection of Relay. BAD_REQUEST for an entity that there is not.',
  })
  auditEventsConnection(
    @Ctx() ctx: Context,
    @Arg('filter', () => AuditFilter, { defaultValue: {}, description: 'Narrows the list; empty: everything.' })
    filter: AuditFilter,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<AuditEventConnection> {
    return connectAuditEvents(ctx, filter, args);
  }

  @Allow(Admin)
  @Query(() => [AuditedEntity], {
    description: 'Every sort of thing that changes are recorded of, by its Spanish word.',
  })
  auditedEntities(): AuditedEntity[] {
    return listAuditedEntities();
  }
}
