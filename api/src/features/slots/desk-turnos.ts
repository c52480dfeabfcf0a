import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';

interface DeskQuery {
  professionalIds: readonly number[];
  /** yyyy-MM-dd, inclusive; of days beside them there may be some. */
  from: string;
  to: string;
}

/** Starts, in epoch minutes, of turnos that staff gave, sobreturnos left out; by the professional's id. */
export type DeskStarts = (
  db: Pick<Transaction, 'rows'>,
  query: DeskQuery,
) => Promise<ReadonlyMap<number, readonly number[]>>;

/** For the feature that knows who gave a turno. */
export const DESK_TURNOS = new ExtensionPoint<DeskStarts>();

/** By the professional's id; of those without a quota for the desk nothing is asked. */
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
