import type { KeepRule } from '../../domain/kept-backups';
import { option } from '../../platform/option';

export interface BackupSettings {
  folder: string;
  /** The clinic's time. */
  hour: number;
  /** null: not encrypted. */
  key: string | null;
  /** For test restores; null: the clinic's own. */
  checkUrl: string | null;
  keep: KeepRule;
  lateAfterHours: number;
}

/** null: no backups. */
export const BACKUPS = option<BackupSettings | null>(null);
