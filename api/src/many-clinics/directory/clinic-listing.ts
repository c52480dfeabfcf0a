import path from 'node:path';

import type { BackupSettings } from '../../features/backups/backup-settings';

/** What the directory says of a clinic. */
export interface ClinicListing {
  /** In logs and folders; never changes. */
  readonly name: string;
  /** The canonical one first. */
  readonly hosts: readonly string[];
  /** postgres://…, or the name of a database on the directory's own server. */
  readonly database: string;
  /** null: https:// and the canonical host. */
  readonly publicUrl: string | null;
  /** null: the process's MAIL_FROM, else no-reply@ the canonical host. */
  readonly mailFrom: string | null;
  /** null: the process's SMTP_URL. */
  readonly smtpUrl: string | null;
  readonly settings: ClinicSettings;
  /** Its addresses answer as if there were no such clinic, and no job of it runs. */
  readonly isSuspended: boolean;
}

/** By the names of the settings of a process. Without a `corsOrigins` or `paperMail` of its own it has none. */
export interface ClinicSettings {
  readonly corsOrigins?: readonly string[];
  readonly paperMail?: string;
}

/** A name is that of a database on the directory's server, reached as the directory is. */
export function databaseUrlOf(clinicsUrl: string, database: string): string {
  if (database.includes('://')) return database;
  const url = new URL(clinicsUrl);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}

export function publicUrlOf({ publicUrl, hosts }: ClinicListing): string {
  return publicUrl ?? `https://${hosts[0]}`;
}

/** Its own mail server and address, or those of all. */
export function mailOf(
  { smtpUrl, mailFrom, hosts }: ClinicListing,
  common: { smtpUrl: string | null; mailFrom: string | null },
): { smtpUrl: string | null; from: string } {
  return { smtpUrl: smtpUrl ?? common.smtpUrl, from: mailFrom ?? common.mailFrom ?? `no-reply@${hosts[0]}` };
}

/** In a folder of its name. */
export function backupsOf({ name }: ClinicListing, backups: BackupSettings | null): BackupSettings | null {
  return backups && { ...backups, folder: path.join(backups.folder, name) };
}
