const IN_ONE = 'The audit notes it in the same round trip, which a hot write has only one of.';
const FIRST_FILL = 'Fills an empty database, once.';
const FIRST_FOUND = 'Asked once at a start, and ends with the first it finds.';

const COUNTED = 'How many there are in all, by an index alone: 3 to 4 ms for 10,000.';
const CAPPED = 'Stops at 10,000 rows, in a search at 1,000: 5 ms among 200,000.';
const UNFINISHED = 'Those that have not ended, by an index of them alone, for whoever looks at /metrics.';
const TALLIES = 'They are summed up, so that the turnos need not be read.';

const AFTER_RESTORE = 'Once, when a backup was restored.';
const FEW_KEYS = 'When an account loses its role, which is rare; a clinic has few keys.';
const FEW_CANDIDATES =
  'Candidates of at most 500 patients, by two indexes; the empty table of the check has none to use.';
const FEW_NOTES = 'Those of an hour or two: the set of them is what it tells.';

/** Intended faults, and why. */
const EXCUSED: Readonly<Record<string, string>> = {
  'accounts.restored-recovery-codes: it reads all of recovery_codes': AFTER_RESTORE,
  'accounts.revoked-recovery-codes: it reads all of recovery_codes': AFTER_RESTORE,
  'api-keys.restored-keys: it reads all of api_keys': AFTER_RESTORE,
  'api-keys.revoked-keys: it reads all of api_keys': AFTER_RESTORE,
  'api-keys.lock: it reads all of api_keys': FEW_KEYS,
  'calendar-feeds.restored-links: it reads all of calendar_feeds': AFTER_RESTORE,
  'calendar-feeds.revoked-links: it reads all of calendar_feeds': AFTER_RESTORE,
  'waiting-screens.restored-links: it reads all of waiting_screens': AFTER_RESTORE,
  'waiting-screens.revoked-links: it reads all of waiting_screens': AFTER_RESTORE,
  'accounts.restored-email-tokens: it reads all of email_tokens': AFTER_RESTORE,
  'accounts.restored-sessions: it reads all of sessions': AFTER_RESTORE,
  'backups.restored: it reads all of backups': AFTER_RESTORE,
  'waiting-list.settle-restored: it reads all of waiting_list_offers': AFTER_RESTORE,
  'demo.has-users: it reads all of users': FIRST_FOUND,
  'patients.compare: it reads all of patient_candidates': FEW_CANDIDATES,
  'demo.patients: it reads all of patients': FIRST_FILL,
  'demo.find-patients: it reads all of patients': FIRST_FILL,
  'demo.relations: it reads all of patients': FIRST_FILL,
  'demo.coverages: it reads all of patients': FIRST_FILL,
  'demo.payers-of-places: it reads all of waiting_list_entries': FIRST_FILL,
  'demo.payers-of-requests: it reads all of appointment_requests': FIRST_FILL,
  'demo.ids: it reads all of consultation_kinds': FIRST_FILL,
  'demo.ids: it reads all of users': FIRST_FILL,
  'demo.payments: it reads all of tills': FIRST_FILL,
  'demo.permissions: it reads all of users': FIRST_FILL,
  'demo.users-pictures: it reads all of users': FIRST_FILL,
  'fhir.published-token: it reads all of offer_changes': FEW_NOTES,
  'platform.jobs-unfinished: it reads all of jobs': UNFINISHED,
  'features/appointments/book/book-appointment.sql.ts: it writes audit_events, which belongs to audit': IN_ONE,
  'features/rentals/rent/insert-rentals.sql.ts: it writes audit_events, which belongs to audit': IN_ONE,
};

/** The same for built queries. */
const EXCUSED_SELECTIONS: Readonly<Record<string, string>> = {
  'appointments.book: it writes audit_events, which belongs to audit': IN_ONE,
  'appointments.book-covered: it writes audit_events, which belongs to audit': IN_ONE,
  'rentals.rent-rooms: it writes audit_events, which belongs to audit': IN_ONE,
  'appointments.counts: it reads all of appointment_tallies': TALLIES,
  'patient-lookup.counted: it reads all of patients': CAPPED,
  'reports.activity-total: it reads all of activity_log': COUNTED,
  'stats.roles: it reads all of users': COUNTED,
  'users.count: it reads all of users': COUNTED,
};

export const excusedSelection = (line: string): boolean => line in EXCUSED_SELECTIONS;

/** Faults without excuse, and excuses without fault. */
export function unexcused(faults: readonly string[]): string[] {
  const needless = Object.keys(EXCUSED).filter((line) => !faults.includes(line));
  return [
    ...faults.filter((line) => !(line in EXCUSED)),
    ...needless.map((line) => `excused.ts: nothing needs its excuse for "${line}"`),
  ];
}
