/** Milliseconds of the clinic's clock, whole minutes. */
export type Instant = number;

/** What was done with a turno and acknowledged, in order; the first is its booking. */
export type Step = { at: Instant } & (
  | { kind: 'booked' | 'moved'; start: Instant }
  | { kind: 'cancelled' | 'completed' }
);

export interface Turno {
  id: string;
  email: string;
  durationMs: number;
  steps: readonly Step[];
}

export interface CaughtMail {
  /** It came in the minute that ends then. What was done `at` then came after it. */
  at: Instant;
  /** Its Message-ID before the @: kind, turno and sequence. */
  id: string;
  subject: string;
  recipients: readonly string[];
  /** Every address of a patient that stands in it, anywhere. */
  addresses: readonly string[];
  attachments: readonly string[];
}

/** Of the mail server, or a process of the product that was killed. */
export interface Trouble {
  kind: 'refuses' | 'stalls' | 'hangs up' | 'killed';
  from: Instant;
  until: Instant;
}

export interface DaysHistory {
  from: Instant;
  until: Instant;
  timeZone: string;
  backupHour: number;
  turnos: readonly Turno[];
  mails: readonly CaughtMail[];
  troubles: readonly Trouble[];
  /** Which were checked to be good, when they were asked for. */
  backups: readonly Instant[];
  /** How many turnos the panel called unclosed, each time somebody looked. */
  unclosed: readonly { at: Instant; count: number }[];
  /** Of keys of retries that are stored in the end. */
  oldestKey: Instant | null;
}
