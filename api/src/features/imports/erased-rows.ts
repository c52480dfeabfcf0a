import { createHmac } from 'node:crypto';

import type { ImportKind } from '../../domain/import-fields';
import { secretKey } from '../../platform/access/secret';
import type { Transaction } from '../../platform/database/database';
import type { RowsOfPatients } from '../patients/erasure/rows-of-patients';
import { ImportRow } from './import-row.entity';

const ERASED_KEY = 'erased:';

/** Recognizes a row without its id, which may be a DNI: numbers are too few for a plain hash. */
export async function erasedKeyOf(
  db: Pick<Transaction, 'manager'>,
  { kind, externalKey }: { kind: ImportKind; externalKey: string },
): Promise<string> {
  const key = await secretKey(db, 'cancel-link');
  return ERASED_KEY + createHmac('sha256', key).update(`import row ${kind} ${externalKey}`).digest('hex');
}

export const isErasedRow = ({ externalKey }: Pick<ImportRow, 'externalKey'>) => externalKey.startsWith(ERASED_KEY);

/** The row itself stays, or the same file would bring the person back. */
export const rowsOfPatients: RowsOfPatients = {
  async erase(_ctx, tx, patientIds) {
    const rows = await tx.manager
      .createQueryBuilder(ImportRow, 'row')
      .where('row.patientId = ANY (:patientIds)', { patientIds })
      .orWhere('row.appointmentId IN (SELECT id FROM appointments WHERE patient_id = ANY (:patientIds))')
      .getMany();
    for (const { kind, externalKey } of rows.filter((row) => !isErasedRow(row))) {
      const erased = { externalKey: await erasedKeyOf(tx, { kind, externalKey }), documentNumber: null };
      await tx.manager.update(ImportRow, { kind, externalKey }, { ...erased, contentHash: Buffer.alloc(0) });
    }
  },
};
