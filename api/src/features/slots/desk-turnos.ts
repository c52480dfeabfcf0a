import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';

interface DeskQuery {
  professionalIds: readonly number[];
  /** yyyy-MM-dd, inclusive; results may go beyond. */
  from: string;
  to: string;
}

/** Staff's bookings without overbookings: epoch minutes by professional id. */
export type DeskStarts = (
  db: Pick<Transaction, 'rows'>,
  query: DeskQuery,
) => Promise<ReadonlyMap<number, readonly number[]>>;

/** Brought by the appointments feature. */
export const DESK_TURNOS = new ExtensionPoint<DeskStarts>();

/** Reads only professionals with desk quotas. */
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
