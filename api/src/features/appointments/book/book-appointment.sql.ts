import { statement } from '../../../platform/database/statement';
import { CALLED } from '../audited-appointment';
import { APPOINTMENT_COLUMNS, APPOINTMENT_JOINS, APPOINTMENT_ROW } from '../appointment-row';

/**
 * Books and notes it in one statement: it wins the time or leaves no trace, in one round trip while others wait for it.
 * It is its patient's own appointment ($4), else that of the patient whose confirmed address it names: who forgot to
 * sign in, or rang the clinic, finds it in Mis Citas too. Not where that address was confirmed by its link alone, nor of
 * an account that is being deleted: that is waited for, and the appointment is nobody's. No row comes back when the
 * professional or the room is taken at that time; a room that another professional occupies raises 23P01.
 */
export const BOOK = statement('appointments.book', `
  WITH a AS (
    INSERT INTO appointments (id, professional_id, room_id, patient_user_id, patient_name, patient_email,
                              patient_phone, notes, starts_at, ends_at, created_at, is_self_booked, is_of_account)
    VALUES ($1, $2, $3,
            coalesce($4::integer, (SELECT id FROM users WHERE lower(email) = lower($6) AND role = 'user'
              AND email_confirmed_at IS NOT NULL AND NOT bookings_withheld FOR KEY SHARE)),
            $5, $6, $7, $8, $9, $9::timestamptz + make_interval(mins => $10), $11, $13, $4::integer IS NOT NULL)
    ON CONFLICT DO NOTHING
    RETURNING *
  ), noted AS (
    INSERT INTO audit_events (at, actor_user_id, action, entity, entity_id, called)
    SELECT $11, $12, 'created', 'appointment', a.id::text, ${CALLED} FROM a ${APPOINTMENT_JOINS}
  )
  SELECT ${APPOINTMENT_COLUMNS} FROM a ${APPOINTMENT_JOINS}`, APPOINTMENT_ROW);
