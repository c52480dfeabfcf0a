import { dateOf } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { paidAmount, type PaymentMeans } from '../../domain/till';
import { adminMay, isProfessional, type Actor } from '../../platform/access/actor';
import { hasScope } from '../../platform/access/scope';
import type { Context } from '../../platform/context';
import { bool, int, nullable, numeric, oneOf, text, timestamp, uuid } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { defineLoader } from '../../platform/loaders';
import type { Appointment } from '../appointments/appointment.object';
import type { Payment } from './till.objects';

/** Staff of the calendar or of the till; programs need the till's scope. */
export function mayReadPayments(actor: Actor, { professionalId }: Pick<Appointment, 'professionalId'>): boolean {
  if (!hasScope(actor, 'till:read')) return false;
  return adminMay(actor, 'appointments', 'till') || isProfessional(actor, professionalId);
}

/** Payments that count for an appointment, oldest first: its own and those passed on to it. */
export const paymentsLoader = defineLoader<string, Payment[]>(async ({ db }, ids) => {
  const found = await db.rows(COUNTED, [ids]);
  return ids.map((id) => found.filter(({ countsFor }) => countsFor === id));
});

const COUNTED = statement(
  'tills.counted-payments',
  `WITH RECURSIVE counted (id, patient_id, counts_for) AS (
     SELECT a.id, a.patient_id, a.id FROM appointments AS a
       LEFT JOIN appointments AS instead ON instead.id = a.replaced_by_id AND instead.patient_id = a.patient_id
     WHERE a.id = ANY ($1) AND (a.is_live OR instead.id IS NULL)
     UNION
     SELECT a.id, a.patient_id, c.counts_for FROM counted AS c
       JOIN appointments AS a ON a.replaced_by_id = c.id AND a.patient_id = c.patient_id AND NOT a.is_live
   )
   SELECT c.counts_for AS "countsFor", y.id, y.till_id AS "tillId", y.appointment_id AS "appointmentId", y.concept,
     y.patient_name AS "patientName", y.professional_id AS "professionalId", y.is_withdrawal AS "isWithdrawal",
     y.amount, y.means, y.taken_at AS "takenAt", y.taken_by_id AS "takenById", y.reverses_id AS "reversesId",
     y.reversal_reason AS "reversalReason", y.voucher_url AS "voucherUrl"
   FROM counted AS c JOIN payments AS y ON y.appointment_id = c.id ORDER BY y.id`,
  {
    countsFor: uuid,
    id: int,
    tillId: int,
    appointmentId: nullable(uuid),
    concept: nullable(text),
    patientName: nullable(text),
    professionalId: nullable(int),
    isWithdrawal: bool,
    amount: numeric,
    means: oneOf<PaymentMeans>(),
    takenAt: timestamp,
    takenById: nullable(int),
    reversesId: nullable(int),
    reversalReason: nullable(text),
    voucherUrl: nullable(text),
  },
);

/** Whether payments of a missed appointment count for the one given instead. */
export const passedOnLoader = defineLoader<string, boolean>(async ({ db }, ids) => {
  const found = await db.rows(PASSED_ON, [ids]);
  return ids.map((id) => found.some((it) => it.id === id));
});

const PASSED_ON = statement(
  'tills.passed-on',
  `SELECT a.id FROM appointments AS a
     JOIN appointments AS instead ON instead.id = a.replaced_by_id AND instead.patient_id = a.patient_id
   WHERE a.id = ANY ($1) AND NOT a.is_live`,
  { id: uuid },
);

/** Amounts paid for the turnos of today. Other days have none, because a month would read too many. */
export async function paymentsShownWith(ctx: Context, items: readonly Appointment[]): Promise<string[]> {
  const now = floorToMinute(ctx.now);
  const today = items.filter((item) => item.date === dateOf(item.zone, now) && mayReadPayments(ctx.actor, item));
  return Promise.all(today.map(async ({ id }) => paidAmount(await paymentsLoader(ctx).load(id))));
}
