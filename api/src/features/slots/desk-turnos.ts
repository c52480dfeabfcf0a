import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';

interface DeskQuery {
  professionalIds: readonly number[];
  /** yyyy-MM-dd, inclusive; results may go beyond. */
  from: string;
  to: string;
}

/** Epoch minutes of staff's bookings without overbookings, by professional id. */
export type DeskStarts = (
  db: Pick<Transaction, 'rows'>,
  query: DeskQuery,
) => Promise<ReadonlyMap<number, readonly number[]>>;

/** The appointments feature adds the starts. */
export const DESK_TURNOS = new ExtensionPoint<DeskStarts>();

/** Queries only professionals with reserved slots for the desk. */
export async function deskStartsOf(
  db: Pick<Transaction, 'rows'>,
  { professionalIds, ...dates }: DeskQuery,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const found = new Map<number, readonly number[]>();
  if (professionalIds.length === 0) return found;
  for (const startsOf of DESK_TURNOS.parts) {
    for (const [id, starts] of await startsOf(db, { professionalIds, ...dates })) found.set(id, starts);
  }
  return found;
}
