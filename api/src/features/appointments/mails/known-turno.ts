import type { KnownFacts } from '../../../domain/turno-notice';

/** As its patient knows it; undone changes restore it. */
export interface KnownTurno extends KnownFacts {
  patientEmail: string;
  /** ISO text; null: never moved. */
  movedAt: string | null;
}
