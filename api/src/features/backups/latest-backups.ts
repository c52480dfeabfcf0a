import { IsNull, Not, type EntityManager } from 'typeorm';

import type { BackupSettings } from './backup-settings';
import { Backup } from './backup.entity';

export interface LatestBackups {
  first: Backup | null;
  last: Backup | null;
  /** Newest backup with a file, checked or not. */
  lastMade: Backup | null;
  lastChecked: Backup | null;
  lastEnded: Backup | null;
}

export async function latestBackups(manager: EntityManager): Promise<LatestBackups> {
  const latest = { askedAt: 'DESC', id: 'ASC' } as const;
  const ended = { endedAt: Not(IsNull()) };
  const one = (where: object, order: object = latest) => manager.findOne(Backup, { where, order });
  return {
    first: await one({}, { askedAt: 'ASC' }),
    last: await one({}),
    lastMade: await one({ madeAt: Not(IsNull()) }),
    lastChecked: await one({ ...ended, fault: IsNull() }),
    lastEnded: await one(ended),
  };
}

/** Whether the last checked backup is older than the operator accepts. */
export function isLate(now: Date, { lateAfterHours }: BackupSettings, { first, lastChecked }: LatestBackups): boolean {
  const since = lastChecked?.askedAt ?? first?.askedAt;
  return since !== undefined && now.getTime() - since.getTime() > lateAfterHours * 3_600_000;
}
