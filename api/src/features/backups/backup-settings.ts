import type { KeepRule } from '../../domain/kept-backups';
import { option } from '../../platform/option';

export interface BackupSettings {
  folder: string;
  /** Start of the nightly backup, in clinic time. */
  hour: number;
  /** null: not encrypted. */
  key: string | null;
  /** Server for test restores; null: the clinic's own. */
  checkUrl: string | null;
  keep: KeepRule;
  lateAfterHours: number;
}

/** null: no backups. */
export const BACKUPS = option<BackupSettings | null>(null);
