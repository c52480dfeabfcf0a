import type { ClinicListing } from '../many-clinics/directory/clinic-listing';
import type { UrlSetting } from '../platform/database/server';

/** Names of settings and commands in findings. */
export interface Names {
  readonly database: UrlSetting;
  /** Database URL that bypasses the pooler. */
  readonly directDatabase: string;
  readonly publicUrl: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly backup: string;
  /** Command that migrates the schema. */
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

/** Options of `npm run clinics -- change`, except for shared settings. */
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
