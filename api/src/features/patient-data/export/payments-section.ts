import { PAYMENT } from '../../tills/payment.entity';
import { OF_PERSONS, section } from './export-section';

/** Payments at the desk for turnos of the person. */
export const PAYMENTS_SECTION = section(
  'payments',
  'Pagos en la recepción',
  {
    id: 'Recibo',
    appointment_id: 'Turno',
    taken_at: 'Fecha',
    patient_name: 'A nombre de',
    amount: 'Importe',
    means: { word: 'Medio', show: PAYMENT.fields.means.show },
    reverses_id: 'Anula el recibo',
    reversal_reason: 'Motivo',
    voucher_url: 'Comprobante',
  },
  `SELECT y.id, y.appointment_id, y.taken_at, y.patient_name, y.amount, y.means, y.reverses_id,
     CASE WHEN o.account IS NULL THEN y.reversal_reason END AS reversal_reason, y.voucher_url
   FROM asked AS o
   JOIN payments AS y ON y.patient_id = ${OF_PERSONS}
   WHERE o.account IS NULL
     OR o.account = (SELECT a.patient_user_id FROM appointments AS a WHERE a.id = y.appointment_id)
   ORDER BY y.id`,
);
