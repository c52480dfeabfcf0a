import { statement } from '../../platform/database/statement';
import type { Transaction } from '../../platform/database/database';

/** Before a later lock of ADR 1, for a row that may create its patient. */
export async function lockPatientName(tx: Pick<Transaction, 'rows'>, name: string): Promise<void> {
  await tx.rows(LOCK, [name]);
}

/** Names of all contacts that the patient is known by, in one order. */
export async function lockPatientNames(tx: Pick<Transaction, 'rows'>, knownBy: readonly string[]): Promise<void> {
  await tx.rows(LOCK_ALL, [knownBy]);
}

const LOCK = statement('patients.lock-name', 'SELECT FROM lock_patient_name($1)');
const LOCK_ALL = statement('patients.lock-names', 'SELECT FROM lock_patient_names($1)');
