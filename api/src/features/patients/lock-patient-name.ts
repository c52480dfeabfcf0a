import { statement } from '../../platform/database/statement';
import type { Transaction } from '../../platform/database/database';

/** Before a later lock of ADR 1, for a row that may create its patient. */
export async function lockPatientName(tx: Pick<Transaction, 'rows'>, name: string): Promise<void> {
  await tx.rows(LOCK, [name]);
}

const LOCK = statement('patients.lock-name', 'SELECT FROM lock_patient_name($1)');
