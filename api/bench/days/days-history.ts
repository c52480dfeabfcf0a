/** Milliseconds of the clinic's clock, whole minutes. */
export type Instant = number;

/** An acknowledged change of a turno. Steps are in order; the first is the booking. */
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
  /** The end of the minute in which it came. Steps of the same instant came after it. */
  at: Instant;
  /** The part of its Message-ID before the @: kind, turno and sequence. */
  id: string;
  subject: string;
  recipients: readonly string[];
  /** Every address of a patient, from anywhere in the mail. */
  addresses: readonly string[];
  attachments: readonly string[];
}

/** A failure of the mail server, or a killed process of the product. */
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
  /** When each backup that passed its check was requested. */
  backups: readonly Instant[];
  /** The panel's counts of unclosed turnos. */
  unclosed: readonly { at: Instant; count: number }[];
  /** The oldest idempotency key that is stored in the end. */
  oldestKey: Instant | null;
}
