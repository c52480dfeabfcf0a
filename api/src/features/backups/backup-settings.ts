import type { KeepRule } from '../../domain/kept-backups';
import { option } from '../../platform/option';

export interface BackupSettings {
  folder: string;
  /** At which the nightly one begins, by the clinic's clock. */
  hour: number;
  /** null: not encrypted. */
  key: string | null;
  /** A server where the copies are tried; null: the clinic's own. */
  checkUrl: string | null;
  keep: KeepRule;
  lateAfterHours: number;
}

/** null: no backups. */
export const BACKUPS = option<BackupSettings | null>(null);
