/** Milliseconds, whole minutes. */
export type Instant = number;

/** Acknowledged changes, in order; the first is the booking. */
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
  /** End of its minute. Steps of the same instant came later. */
  at: Instant;
  /** Its Message-ID before the @: kind, turno and sequence. */
  id: string;
  subject: string;
  recipients: readonly string[];
  /** All patients' addresses in the mail. */
  addresses: readonly string[];
  attachments: readonly string[];
}

/** A failure of the mail server, or a killed process. */
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
  /** Requests of those that passed their check. */
  backups: readonly Instant[];
  /** As the panel shows. */
  unclosed: readonly { at: Instant; count: number }[];
  /** Stored in the end. */
  oldestKey: Instant | null;
}
