import path from 'node:path';

import type { BackupSettings } from '../../features/backups/backup-settings';

export interface ClinicListing {
  /** In logs and folders; never changes. */
  readonly name: string;
  /** Canonical host first. */
  readonly hosts: readonly string[];
  /** postgres://…, or a database name on the directory's server. */
  readonly database: string;
  /** null: https:// and the canonical host. */
  readonly publicUrl: string | null;
  /** null: the process's MAIL_FROM, else no-reply@ the canonical host. */
  readonly mailFrom: string | null;
  /** null: the process's SMTP_URL. */
  readonly smtpUrl: string | null;
  readonly settings: ClinicSettings;
  /** Its hosts answer like unknown ones, and its jobs do not run. */
  readonly isSuspended: boolean;
}

/** `corsOrigins` and `paperMail` have no process-wide default. */
export interface ClinicSettings {
  readonly corsOrigins?: readonly string[];
  readonly paperMail?: string;
}

/** `database`: a URL, or a name on the directory's server, with its credentials. */
export function databaseUrlOf(clinicsUrl: string, database: string): string {
  if (database.includes('://')) return database;
  const url = new URL(clinicsUrl);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}

export function publicUrlOf({ publicUrl, hosts }: ClinicListing): string {
  return publicUrl ?? `https://${hosts[0]}`;
}

export function mailOf(
  { smtpUrl, mailFrom, hosts }: ClinicListing,
  common: { smtpUrl: string | null; mailFrom: string | null },
): { smtpUrl: string | null; from: string } {
  return { smtpUrl: smtpUrl ?? common.smtpUrl, from: mailFrom ?? common.mailFrom ?? `no-reply@${hosts[0]}` };
}

export function backupsOf({ name }: ClinicListing, backups: BackupSettings | null): BackupSettings | null {
  return backups && { ...backups, folder: path.join(backups.folder, name) };
}
