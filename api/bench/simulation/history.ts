/** Where a turno is: of this professional, in this room, at these quarters of an hour (whole numbers, end excluded). */
export interface Place {
  professionalId: number;
  roomId: number;
  from: number;
  until: number;
}

/**
 * What somebody asked for and what they were told, as in Jepsen's histories. A turno is only touched by who made it,
 * one operation after the other, and after an unsure one no more: that one may happen at any time afterwards.
 */
export type Operation = { turno: number; invokedAt: number; answeredAt: number; outcome: Outcome } & (
  | { kind: 'book'; place: Place }
  | { kind: 'move'; place: Place }
  | { kind: 'cancel' }
);

/** `taken`: refused because the time is. `refused`: for another reason. `unsure`: no answer, or none that is final. */
export type Outcome = 'ok' | 'taken' | 'refused' | 'unsure';

/** What is stored of a turno in the end; null when it holds no time. */
export type Stored = ReadonlyMap<number, readonly (Place | null)[]>;
