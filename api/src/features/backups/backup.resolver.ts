import { Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { BackupFacts, BackupsOverview } from './backup.objects';
import { backupsOverview, requestBackup } from './backups.service';

@Resolver()
export class BackupResolver {
  @Allow(Admin('backups'))
  @Query(() => BackupsOverview, { description: 'State of the backups.' })
  backups(@Ctx() ctx: Context): Promise<BackupsOverview> {
    return backupsOverview(ctx);
  }

  @Allow(Admin('backups'))
  @Mutation(() => BackupFacts, {
    description:
      'Requests a backup, which a server makes and checks afterwards; while one is being made, returns that ' +
      'one. CONFLICT if the operator has chosen no folder.',
  })
  makeBackup(@Ctx() ctx: Context): Promise<BackupFacts> {
    return requestBackup(ctx);
  }
}
