import type { ClinicListing } from '../many-clinics/directory/clinic-listing';
import type { UrlSetting } from '../platform/database/server';

/** How what a finding says to set or to run is called. */
export interface Names {
  readonly database: UrlSetting;
  /** What leads to it past a pooler. */
  readonly directDatabase: string;
  readonly publicUrl: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly backup: string;
  /** What brings the schema up to date. */
  readonly migration: string;
}

export const NAMES_OF_ONE: Names = {
  database: 'DATABASE_URL',
  directDatabase: 'DATABASE_DIRECT_URL',
  publicUrl: 'PUBLIC_URL',
  smtpUrl: 'SMTP_URL',
  mailFrom: 'MAIL_FROM',
  backup: 'npm run backup',
  migration: 'npm run migrate, o un arranque con un usuario que pueda',
};

/** Of one of many: by `npm run clinics -- change`, but for what it shares with the others. */
export function namesOfMany({ smtpUrl }: Pick<ClinicListing, 'smtpUrl'>): Names {
  return {
    database: '--database',
    directDatabase: '--database postgres://…',
    publicUrl: '--public-url',
    smtpUrl: smtpUrl === null ? 'SMTP_URL' : '--smtp-url',
    mailFrom: '--mail-from',
    backup: 'npm run clinics -- backup',
    migration: 'npm run clinics -- migrate',
  };
}
