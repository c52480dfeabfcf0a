import { Entity, PrimaryColumn } from 'typeorm';

/** A day with a mail to administrators about failing backups. */
@Entity('backup_mails')
export class BackupMailDay {
  @PrimaryColumn('date')
  mailedOn!: string;
}
