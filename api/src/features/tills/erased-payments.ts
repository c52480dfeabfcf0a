import { AppointmentEntity } from '../appointments/appointment.entity';
import { ERASED_NAME, type RowsOfPatients } from '../patients/erasure/rows-of-patients';
import { PaymentEntity } from './payment.entity';

/** Payments stay as numbers: the till must add up. A voucher's address names a document. */
export const paymentsOfPatients: RowsOfPatients = {
  async erase(_ctx, { manager }, patientIds) {
    const own = manager
      .createQueryBuilder()
      .subQuery()
      .select('a.id')
      .from(AppointmentEntity, 'a')
      .where('a.patient_id = ANY (:patientIds)');
    await manager
      .createQueryBuilder()
      .update(PaymentEntity)
      .set({
        patientName: ERASED_NAME,
        reversalReason: () => `CASE WHEN reversal_reason IS NOT NULL THEN '${ERASED_NAME}' END`,
        voucherUrl: null,
      })
      .where(`appointment_id IN ${own.getQuery()}`, { patientIds })
      .execute();
  },
};
