import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';

interface DeskQuery {
  professionalIds: readonly number[];
  /** yyyy-MM-dd, inclusive. Results may include days beside them. */
  from: string;
  to: string;
}

/** Epoch minutes of appointments booked by staff, without overbookings, by professional id. */
export type DeskStarts = (
  db: Pick<Transaction, 'rows'>,
  query: DeskQuery,
) => Promise<ReadonlyMap<number, readonly number[]>>;

/** For the feature that owns appointments. */
export const DESK_TURNOS = new ExtensionPoint<DeskStarts>();

/** By professional id; only those with reserved slots for the desk are queried. */
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
