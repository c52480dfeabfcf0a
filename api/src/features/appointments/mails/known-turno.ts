import type { KnownFacts } from '../../../domain/turno-notice';

/** A turno as its patient knows it, and what a change that is taken back restores. */
export interface KnownTurno extends KnownFacts {
  patientEmail: string;
  /** As ISO text; null: its time never changed. */
  movedAt: string | null;
}
