import type { KnownFacts } from '../../../domain/turno-notice';

/** As its patient knows it; an undo restores it. */
export interface KnownTurno extends KnownFacts {
  patientEmail: string | null;
  /** ISO text; null: never moved. */
  movedAt: string | null;
}
