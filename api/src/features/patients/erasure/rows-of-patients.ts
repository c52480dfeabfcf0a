import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';
import type { Occupied } from '../../rooms/lock-occupancy';

/** Stands for the name in rows of erased patients. */
export const ERASED_NAME = 'Datos borrados';

/** Rows of an upper feature that copy data of patients. */
export interface RowsOfPatients {
  /** Rooms and professionals that `erase` may free. The rows are locked. */
  timeOf?(tx: Transaction, patientIds: readonly string[]): Promise<Required<Occupied>>;
  /** Removes the copies, except those of turnos that the law keeps. Patients and time are locked. CONFLICT refuses. */
  erase(ctx: Context, tx: Transaction, patientIds: readonly string[]): Promise<void>;
  /** Removes what `erase` left in rows older than `before`. Returns the number of younger ones. */
  anonymize?(tx: Transaction, patientIds: readonly string[], before: Date): Promise<number>;
}

export const ROWS_OF_PATIENTS = new ExtensionPoint<RowsOfPatients>();
