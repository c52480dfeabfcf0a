import type { Logger } from 'pino';

import { CONCEAL_ACCOUNTS } from './features/accounts/sessions/session.service';
import { PAPER_MAIL } from './features/agenda/paper/paper-mail';
import { PAPER_DIR } from './features/agenda/paper/paper-round';
import { BACKUPS, type BackupSettings } from './features/backups/backup-settings';
import { AUDIT_YEARS } from './features/audit/kept-years';
import { BOOKING_LIMITS } from './features/appointments/book/booking-limits';
import { PATIENT_YEARS } from './features/patients/erasure/anonymize-erased';
import { DNI_SYSTEM, REFEPS_SYSTEM } from './features/fhir/identifier-systems';
import { LOCAL_TARGETS } from './features/webhooks/webhook-message';
import type { JobOptions } from './jobs';
import type { Clock } from './platform/clock';
import type { Database } from './platform/database/database';
import type { GraphQLExecutor } from './platform/graphql/execution/execute-operation';
import type { BrowserOperations } from './platform/graphql/known-documents';
import type { AllowedOrigins } from './platform/http/cross-origin';
import type { BodyPace } from './platform/http/slow-bodies';
import type { Outbox } from './platform/mail/outbox';
import type { Timers } from './platform/jobs/timers';
import type { OptionValues } from './platform/option';
import { PUBLIC_URL } from './platform/public-url';
import type { RepeatedFaults } from './platform/repeated-faults';

/** Shared by all clinics of a process. */
export interface ProductOptions {
  clock: Clock;
  log: Logger;
  trustedProxies?: number;
  /** False only where one program plays hundreds of people. */
  sourceLimits?: boolean;
  publicAnswersKeptMs?: number;
  timers?: Timers;
  /** Default: compiled. */
  graphqlExecutor?: GraphQLExecutor;
  browserOperations?: BrowserOperations;
  bodyPace?: BodyPace;
  drainMs?: number;
  /** null or absent: API only. */
  webDir?: string | null;
  /** null or absent: without GraphiQL. */
  graphiqlDir?: string | null;
}

interface ClinicOptions {
  db: Database;
  faults?: RepeatedFaults;
  concealAccounts?: boolean;
  corsOrigins?: AllowedOrigins;
  fhirDniSystem?: string;
  fhirRefepsSystem?: string;
  /** Default: 5. */
  auditYears?: number;
  /** Default: 10. */
  patientYears?: number;
  paperDir?: string | null;
  paperMail?: string | null;
  backups?: BackupSettings | null;
  webhookLocalTargets?: boolean;
  mail?: Pick<JobOptions, 'mailer' | 'from' | 'publicUrl'> | null;
  /** For /dev/mail, only on this machine and without proxies. */
  devMail?: Outbox | null;
}

export type ClinicDefaults = Pick<
  ClinicOptions,
  | 'backups'
  | 'concealAccounts'
  | 'auditYears'
  | 'patientYears'
  | 'webhookLocalTargets'
  | 'fhirDniSystem'
  | 'fhirRefepsSystem'
>;

export type AppOptions = ProductOptions & ClinicOptions;

export function optionValues(options: AppOptions): OptionValues {
  const { concealAccounts = false, sourceLimits = true, paperDir = null, paperMail = null, mail } = options;
  return new Map<unknown, unknown>([
    CONCEAL_ACCOUNTS.set(concealAccounts),
    BOOKING_LIMITS.set(sourceLimits),
    ...(options.auditYears === undefined ? [] : [AUDIT_YEARS.set(options.auditYears)]),
    ...(options.patientYears === undefined ? [] : [PATIENT_YEARS.set(options.patientYears)]),
    PAPER_DIR.set(paperDir),
    PAPER_MAIL.set(paperMail),
    ...(options.fhirDniSystem === undefined ? [] : [DNI_SYSTEM.set(options.fhirDniSystem)]),
    BACKUPS.set(options.backups ?? null),
    ...(options.fhirRefepsSystem === undefined ? [] : [REFEPS_SYSTEM.set(options.fhirRefepsSystem)]),
    LOCAL_TARGETS.set(options.webhookLocalTargets ?? false),
    PUBLIC_URL.set(() => mail?.publicUrl() ?? ''),
  ]);
}
