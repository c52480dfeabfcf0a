/** Quarters of an hour: whole numbers, `until` excluded. */
export interface Place {
  professionalId: number;
  roomId: number;
  from: number;
  until: number;
}

/**
 * Request and answer, as in Jepsen's histories. Only its visitor changes an appointment, in sequence. An unsure
 * operation is the last, and may happen at any later time.
 */
export type Operation = { turno: number; invokedAt: number; answeredAt: number; outcome: Outcome } & (
  | { kind: 'book'; place: Place }
  | { kind: 'move'; place: Place }
  | { kind: 'cancel' }
);

/** `taken`: the time is. `refused`: for another reason. `unsure`: no final answer. */
export type Outcome = 'ok' | 'taken' | 'refused' | 'unsure';

/** Per turno; null for a row that holds no time. */
export type Stored = ReadonlyMap<number, readonly (Place | null)[]>;
