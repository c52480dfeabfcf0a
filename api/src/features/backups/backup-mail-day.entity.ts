import { Entity, PrimaryColumn } from 'typeorm';

/** A day on which administrators were mailed that something is wrong with the backups. */
@Entity('backup_mails')
export class BackupMailDay {
  @PrimaryColumn('date')
  mailedOn!: string;
}
