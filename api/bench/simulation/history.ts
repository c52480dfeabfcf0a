/** A professional and a room at quarters of an hour: whole numbers, `until` excluded. */
export interface Place {
  professionalId: number;
  roomId: number;
  from: number;
  until: number;
}

/**
 * A request and its answer, as in Jepsen's histories. Only the visitor that booked an appointment changes it, one
 * operation after the other. No operation follows an unsure one, which may happen at any later time.
 */
export type Operation = { turno: number; invokedAt: number; answeredAt: number; outcome: Outcome } & (
  | { kind: 'book'; place: Place }
  | { kind: 'move'; place: Place }
  | { kind: 'cancel' }
);

/** `taken`: the time is. `refused`: for another reason. `unsure`: no answer, or none that is final. */
export type Outcome = 'ok' | 'taken' | 'refused' | 'unsure';

/** The rows of each turno at the end; null for a row that holds no time. */
export type Stored = ReadonlyMap<number, readonly (Place | null)[]>;
