import { statement } from '../../../platform/database/statement';
import { CALLED } from '../audited-appointment';
import { APPOINTMENT_COLUMNS, APPOINTMENT_JOINS, APPOINTMENT_ROW } from '../appointment-row';

/**
 * Books and audits in one round trip, because others wait for the lock. The patient is $4, else the account that
 * confirmed the address, which finds it in Mis Citas; not one that confirmed by link alone or is being deleted, which
 * it waits for. No row when professional or room is taken; 23P01 when another professional occupies the room.
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
