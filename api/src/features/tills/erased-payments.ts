import { In } from 'typeorm';

import { ERASED_NAME, type RowsOfPatients } from '../patients/erasure/rows-of-patients';
import { PaymentEntity } from './payment.entity';

/** Payments stay as numbers: the till must add up. A voucher's address names a document. */
export const paymentsOfPatients: RowsOfPatients = {
  async erase(_ctx, { manager }, patientIds) {
    await manager.update(
      PaymentEntity,
      { patientId: In([...patientIds]) },
      {
        patientName: ERASED_NAME,
        reversalReason: () => `CASE WHEN reversal_reason IS NOT NULL THEN '${ERASED_NAME}' END`,
        voucherUrl: null,
      },
    );
  },
};
