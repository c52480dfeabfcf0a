import { toTimestamp } from '../../../domain/epoch-minute';
import { isAdmin } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import { float, text, uuid } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { epochMinute } from '../../../platform/database/epoch-minute';
import { statement } from '../../../platform/database/statement';
import { assertConfirmed } from '../../../platform/unconfirmed';
import { bookingInWords } from '../../room-hours/held-bookings';
import type { HeldBooking } from '../../rooms/held-booking';
import type { AppointmentRow } from '../appointment-row';
import { canBookFreely, linkedPatient } from '../appointment.policy';

/** As it was just inserted. */
type Booked = Pick<
  AppointmentRow,
  'id' | 'professionalId' | 'patientName' | 'patientEmail' | 'patientPhone' | 'start' | 'durationMinutes' | 'zone'
>;

/**
 * CONFLICT with the patient's other live turnos at that time, unless each is in `confirmed` (ADR 139). Asks staff and
 * signed-in patients; an answer to a visitor would reveal turnos of others. Call it after the insert, which refuses
 * time that is taken: it locks the patient's address, the last lock of a transaction.
 */
export async function assertSamePatientConfirmed(
  ctx: Context,
  tx: Transaction,
  booked: Booked,
  confirmed: readonly string[] | null,
): Promise<void> {
  const userId = linkedPatient(ctx.actor);
  if (userId === null && !mayAskAbout(ctx, booked.professionalId)) return;
  await tx.rows(LOCK, [booked.patientEmail]);
  const { id, patientName, patientEmail, patientPhone, start, durationMinutes, zone } = booked;
  const beside = [toTimestamp(start), toTimestamp(start + durationMinutes), id];
  const found =
    userId === null
      ? await tx.rows(OF_PERSON, [...beside, patientName, patientEmail, patientPhone])
      : await tx.rows(OF_ACCOUNT, [...beside, userId]);
  if (found.length === 0) return;
  const namesAll = userId !== null || isAdmin(ctx.actor);
  const turnos = found.map(({ patientName: name, professionalName, ...turno }): HeldBooking => {
    const shown = namesAll ? professionalName : 'otro profesional';
    return {
      ...bookingInWords(zone, { ...turno, isAppointment: true, professionalName: shown }),
      patientName: name,
    };
  });
  assertConfirmed(
    ctx,
    turnos,
    confirmed,
    userId === null ? question('El paciente ya tiene', turnos) : question('Ya tenés', turnos),
  );
}

/** Staff of the calendar, and their programs that may read personal data. */
function mayAskAbout({ actor }: Context, professionalId: number): boolean {
  return canBookFreely(actor, professionalId) && (actor.kind !== 'key' || actor.scopes.has('personal-data'));
}

function question(whose: string, turnos: readonly HeldBooking[]): string {
  const [{ professionalName, startTime }] = turnos as [HeldBooking];
  const more = turnos.length > 1 ? ` y ${turnos.length - 1} más` : '';
  return `${whose} un turno a esa hora: con ${professionalName}, a las ${startTime}${more}. Confirmá para dar este también`;
}

/** SQL: overbookings queue for the same lock (judge_overbooking). */
const LOCK = statement('appointments.patient-lock', 'SELECT FROM pg_advisory_xact_lock(3, hashtext(lower($1::text)))');

const COLUMNS = { bookingId: uuid, start: float, end: float, professionalName: text, patientName: text };

/** Bounded for the indexes that begin with, or end in, starts_at: no turno is longer. */
const THEN = `a.is_live AND a.starts_at > $1::timestamptz - interval '10 hours' AND a.starts_at < $2::timestamptz
  AND a.ends_at > $1::timestamptz AND a.id <> $3::uuid`;

const FOUND = `SELECT a.id AS "bookingId", ${epochMinute('a.starts_at')} AS start, ${epochMinute('a.ends_at')} AS "end",
    p.name AS "professionalName", a.patient_name AS "patientName"
  FROM appointments AS a JOIN professional_profiles AS p ON p.id = a.professional_id`;

/** SQL: read under the locks of every booking by staff. Compares as the list of patients does, or by phone. */
const OF_PERSON = statement(
  'appointments.of-person-then',
  `${FOUND} WHERE ${THEN} AND folded(a.patient_name) = folded($4) AND (lower(a.patient_email) = lower($5)
     OR regexp_replace(a.patient_phone, '\\D', '', 'g') = nullif(regexp_replace($6::text, '\\D', '', 'g'), ''))
   ORDER BY a.starts_at, a.id`,
  COLUMNS,
);

/** SQL: read under the locks of every booking by a patient. */
const OF_ACCOUNT = statement(
  'appointments.of-account-then',
  `${FOUND} WHERE ${THEN} AND a.patient_user_id = $4::int ORDER BY a.starts_at, a.id`,
  COLUMNS,
);
