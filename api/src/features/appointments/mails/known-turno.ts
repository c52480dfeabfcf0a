import type { KnownFacts } from '../../../domain/turno-notice';

/** A turno as its patient knows it; undone changes restore this state. */
export interface KnownTurno extends KnownFacts {
  patientEmail: string;
  /** ISO text; null: never moved. */
  movedAt: string | null;
}
