import type { Feature } from '../../platform/feature';
import { BACKUP_QUEUE, FORGET_RESTORED } from './ask-backup';
import { BackupMailDay } from './backup-mail-day.entity';
import { BACKUP_TROUBLE } from './backup-trouble.mail';
import { Backup } from './backup.entity';
import { BackupResolver } from './backup.resolver';
import { BACKUP_GAUGES } from './backup-gauges';
import { BACKUPS_ROUND } from './backups-round';

export const backups: Feature = {
  name: 'backups',
  entities: [Backup, BackupMailDay],
  resolvers: [BackupResolver],
  mails: [BACKUP_TROUBLE],
  queues: [BACKUP_QUEUE],
  rounds: [BACKUPS_ROUND],
  afterRestore: [FORGET_RESTORED],
  gauges: BACKUP_GAUGES,
};
