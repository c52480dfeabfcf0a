import { userIdOf } from '../../../platform/access/actor';
import { bySource, countInTransaction, type AttemptLimit } from '../../../platform/attempts';
import type { Context } from '../../../platform/context';
import { bool, int } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { option } from '../../../platform/option';
import { trimmed } from '../../../platform/validation/text';
import { DEFAULT_DURATION_MINUTES } from '../../professionals/appointment-duration';
import type { UsualTurno } from '../../slots/slots.service';
import type { BookedKind } from './booked-kind';

/** Off where one program plays hundreds of people. */
export const BOOKING_LIMITS = option(true);

const HOUR = 3600;
const MESSAGE = 'Demasiados turnos en poco tiempo. Reservá más tarde o comunicate con la clínica.';

/** More than a family books, or a mobile network's address. */
const BY_SOURCE_HOUR: AttemptLimit = { name: 'book-source-hour', points: 20, windowSeconds: HOUR, message: MESSAGE };
const BY_SOURCE_DAY: AttemptLimit = { name: 'book-source-day', points: 60, windowSeconds: 24 * HOUR, message: MESSAGE };
/** Each booking mails an unconfirmed address. */
const BY_ADDRESS_DAY: AttemptLimit = {
  name: 'book-address-day',
  points: 10,
  windowSeconds: 24 * HOUR,
  message: MESSAGE,
  isReported: false,
};

/** Unconfirmed addresses, until the clinic confirms (ADR 12). */
const OPEN_PER_ADDRESS = 5;
/** Half a usual working day. */
const OPEN_MINUTES_PER_DAY = 240;

const ADDRESS_FULL =
  `Ya tenés ${OPEN_PER_ADDRESS} turnos pendientes con este correo. Para reservar otro, confirmá tu correo ` +
  '(creá tu cuenta si aún no la tenés) o comunicate con la clínica.';
const DAY_FULL =
  'Los turnos que quedan ese día son para quienes confirmaron su correo. Confirmá el tuyo (creá tu cuenta si aún no la ' +
  'tenés), elegí otro día o comunicate con la clínica.';

interface Booking {
  professionalId: number;
  patientEmail: string | null;
  /** Epoch minutes. */
  start: number;
  durationMinutes: number;
  /** Turno that it moves, which doesn't count. */
  movedId?: string;
}

/** Lock the professional first. TOO_MANY_REQUESTS. */
export async function countBooking(ctx: Context, tx: Transaction, booking: Booking): Promise<void> {
  if (!BOOKING_LIMITS.of(ctx)) return;
  const email = trimmed(booking.patientEmail)?.toLowerCase() ?? null;
  // Serializes bookings of an address, so the count is exact.
  await countInTransaction(ctx, tx, [
    ...bySource(ctx, BY_SOURCE_HOUR),
    ...bySource(ctx, BY_SOURCE_DAY),
    ...(email === null ? [] : [{ limit: BY_ADDRESS_DAY, key: email }]),
  ]);
  const [open] = await tx.rows(OPEN, [
    userIdOf(ctx.actor),
    email,
    ctx.now,
    booking.professionalId,
    new Date(booking.start * 60_000),
    booking.movedId ?? null,
  ]);
  if (!open || open.isConfirmed) return;
  if (open.ofAddress >= OPEN_PER_ADDRESS) throw new AppError('TOO_MANY_REQUESTS', ADDRESS_FULL);
  const isFirst = open.minutesOfDay === 0;
  if (!isFirst && open.minutesOfDay + booking.durationMinutes > OPEN_MINUTES_PER_DAY)
    throw new AppError('TOO_MANY_REQUESTS', DAY_FULL);
}

const OPEN_ONES = `a.id IS DISTINCT FROM $6::uuid AND a.is_self_booked AND a.status = 'pending' AND a.starts_at > $3
  AND NOT EXISTS (
  SELECT FROM users AS u WHERE u.email_confirmed_at IS NOT NULL
    AND (u.id = a.patient_user_id OR u.role = 'user' AND lower(u.email) = lower(a.patient_email)))`;

/** One statement, because others wait for the lock. */
const OPEN = statement(
  'appointments.open',
  `
  WITH day AS (
    SELECT date_trunc('day', $5 AT TIME ZONE timezone) AT TIME ZONE timezone AS since,
      (date_trunc('day', $5 AT TIME ZONE timezone) + interval '1 day') AT TIME ZONE timezone AS until
    FROM settings
  )
  SELECT
    EXISTS (SELECT FROM users WHERE email_confirmed_at IS NOT NULL
      AND (id = $1::int OR role = 'user' AND lower(email) = $2)) AS "isConfirmed",
    (SELECT count(*)::int FROM appointments AS a WHERE lower(a.patient_email) = $2 AND ${OPEN_ONES}) AS "ofAddress",
    (SELECT coalesce(sum(a.duration_minutes), 0)::int FROM appointments AS a, day
     WHERE a.professional_id = $4 AND a.starts_at >= day.since AND a.starts_at < day.until AND ${OPEN_ONES}) AS "minutesOfDay"`,
  {
    /** Whether the caller or the named patient confirmed the address. */
    isConfirmed: bool,
    ofAddress: int,
    minutesOfDay: int,
  },
);

/** Unless the professional's own is longer. */
const PATIENT_MINUTES = 120;

/** BAD_REQUEST for a length only staff may book: a kind fixes it, and for guests the professional. */
export function assertPublicDuration(
  ctx: Context,
  lengthField: string,
  { durationMinutes, named, usual }: { durationMinutes: number; named: BookedKind | null; usual: UsualTurno },
): void {
  if (named) {
    if (durationMinutes === named.durationMinutes) return;
    throw invalid(lengthField, `Un turno de ${named.name} dura ${named.durationMinutes} minutos`);
  }
  const own = usual.defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES;
  if (ctx.actor.kind === 'guest' && durationMinutes !== own) {
    throw invalid(lengthField, `Con este profesional el turno dura ${own} minutos`);
  }
  const most = Math.max(own, PATIENT_MINUTES);
  if (durationMinutes > most) throw invalid(lengthField, `El turno no puede durar más de ${most} minutos`);
}
