import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';
import type { StoredDate } from './unavailable-date-form';

/** In the transaction that deletes or changes an unavailable date, afterwards. */
export type AbsenceRemoved = (
  ctx: Context,
  tx: Transaction,
  removed: Pick<StoredDate, 'date' | 'startMinute' | 'endMinute'> & { professionalId: number },
) => Promise<void>;

export const ABSENCE_REMOVED = new ExtensionPoint<AbsenceRemoved>();
