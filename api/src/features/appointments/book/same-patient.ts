import { enumerated } from '../../../domain/counted';
import { toTimestamp } from '../../../domain/epoch-minute';
import { shortDay } from '../../../domain/long-date';
import { patientContact } from '../../../domain/patient-contact';
import { plural } from '../../../domain/plural';
import { adminMay } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import { float, text, uuid, type RowOf } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { epochMinute } from '../../../platform/database/epoch-minute';
import { statement } from '../../../platform/database/statement';
import { assertConfirmed } from '../../../platform/unconfirmed';
import { bookingInWords } from '../../room-hours/held-bookings';
import type { HeldBooking } from '../../rooms/held-booking';
import type { AppointmentRow } from '../appointment-row';
import { canBookFreely, linkedPatient } from '../appointment.policy';

type PlacedTurno = Pick<
  AppointmentRow,
  'id' | 'professionalId' | 'patientName' | 'patientEmail' | 'patientPhone' | 'start' | 'durationMinutes' | 'zone'
>;

export interface Placing {
  turno: PlacedTurno;
  /** Overlaps at this former time need no confirmation. */
  before?: PlacedTurno | null;
}

/** null confirms none, undefined asks nothing (ADR 139). */
export type Confirmed = readonly string[] | null | undefined;

/**
 * CONFLICT with the patient's other live turnos then, unless `confirmed` (ADR 139). Never asks visitors, who would
 * learn of others' turnos. Locks contacts, so call it after all writes of time (ADR 1).
 */
export async function assertSamePatientConfirmed(
  ctx: Context,
  tx: Transaction,
  placings: readonly Placing[],
  confirmed: Confirmed,
): Promise<void> {
  if (confirmed === undefined) return;
  const userId = linkedPatient(ctx.actor);
  const asked = placings.filter(({ turno }) => userId !== null || mayAskAbout(ctx, turno.professionalId));
  const contacts = new Set(asked.map(({ turno }) => patientContact(turno)));
  for (const contact of [...contacts].toSorted()) await tx.rows(LOCK, [contact]);
  const namesAll = userId !== null || adminMay(ctx.actor, 'appointments');
  const beside = new Map<string, HeldBooking>();
  const times = new Map<string, string>();
  for (const { turno, before = null } of asked) {
    for (const { patientName: name, professionalName, ...found } of await turnosBeside(tx, turno, before, userId)) {
      const shown = namesAll ? professionalName : 'otro profesional';
      const held = bookingInWords(turno.zone, { ...found, isAppointment: true, professionalName: shown });
      beside.set(held.id, { ...held, patientName: name });
      times.set(held.id, `${shortDay(turno.zone, found.start)} a las ${held.startTime}`);
    }
  }
  if (beside.size === 0) return;
  const turnos = [...beside.values()];
  const whose = userId === null ? 'El paciente ya tiene' : 'Ya tenés';
  const asks = placings.length > 1 ? questionOfSeries(whose, [...times.values()]) : question(whose, turnos);
  assertConfirmed(ctx, turnos, confirmed, asks);
}

/** Overlapping live turnos of the account, else of the person. */
async function turnosBeside(
  tx: Transaction,
  turno: PlacedTurno,
  before: PlacedTurno | null,
  userId: number | null,
): Promise<Found[]> {
  const found = await readBeside(tx, turno, userId);
  if (found.length === 0 || before === null) return found;
  const known = new Set((await readBeside(tx, before, userId)).map(({ bookingId }) => bookingId));
  return found.filter(({ bookingId }) => !known.has(bookingId));
}

function readBeside(tx: Transaction, turno: PlacedTurno, userId: number | null): Promise<Found[]> {
  const { id, patientName, patientEmail, patientPhone, start, durationMinutes } = turno;
  const beside = [toTimestamp(start), toTimestamp(start + durationMinutes), id];
  return userId === null
    ? tx.rows(OF_PERSON, [...beside, patientName, patientEmail, patientPhone])
    : tx.rows(OF_ACCOUNT, [...beside, userId]);
}

/** Staff of the calendar; keys with personal-data. */
function mayAskAbout({ actor }: Context, professionalId: number): boolean {
  return canBookFreely(actor, professionalId) && (actor.kind !== 'key' || actor.scopes.has('personal-data'));
}

function question(whose: string, turnos: readonly HeldBooking[]): string {
  const [{ professionalName, startTime }] = turnos as [HeldBooking];
  const more = turnos.length > 1 ? ` y ${turnos.length - 1} más` : '';
  return `${whose} un turno a esa hora: con ${professionalName}, a las ${startTime}${more}. Confirmá para dar este también`;
}

function questionOfSeries(whose: string, times: readonly string[]): string {
  const others = plural(times.length, 'otro turno a la hora de uno de estos', 'otros turnos a la hora de estos');
  return `${whose} ${others}: ${enumerated(times)}. Confirmá para guardar todos`;
}

/** Shared with judge_overbooking. */
const LOCK = statement('appointments.patient-lock', 'SELECT FROM pg_advisory_xact_lock(3, hashtext($1::text))');

const COLUMNS = { bookingId: uuid, start: float, end: float, professionalName: text, patientName: text };
type Found = RowOf<typeof COLUMNS>;

/** No turno is longer; uses the index on starts_at. */
const THEN = `a.is_live AND a.starts_at > $1::timestamptz - interval '10 hours' AND a.starts_at < $2::timestamptz
  AND a.ends_at > $1::timestamptz AND a.id <> $3::uuid`;

const FOUND = `SELECT a.id AS "bookingId", ${epochMinute('a.starts_at')} AS start, ${epochMinute('a.ends_at')} AS "end",
    p.name AS "professionalName", a.patient_name AS "patientName"
  FROM appointments AS a JOIN professional_profiles AS p ON p.id = a.professional_id`;

/** Matches by phone, or as the list of patients does. */
const OF_PERSON = statement(
  'appointments.of-person-then',
  `${FOUND} WHERE ${THEN} AND folded(a.patient_name) = folded($4) AND (lower(a.patient_email) = lower($5)
     OR regexp_replace(a.patient_phone, '\\D', '', 'g') = nullif(regexp_replace($6::text, '\\D', '', 'g'), ''))
   ORDER BY a.starts_at, a.id`,
  COLUMNS,
);

const OF_ACCOUNT = statement(
  'appointments.of-account-then',
  `${FOUND} WHERE ${THEN} AND a.patient_user_id = $4::int ORDER BY a.starts_at, a.id`,
  COLUMNS,
);
