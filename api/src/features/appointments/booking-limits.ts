import { isStaff } from '../../platform/access/actor';
import { countInTransaction, type AttemptLimit } from '../../platform/attempts';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { invalid } from '../../platform/errors/app-error';
import type { BookAppointmentInput } from './appointment.inputs';

const HOUR = 3600;
const MESSAGE = 'Demasiados turnos en poco tiempo. Reservar más tarde o comunicarse con la clínica.';

/** A family at home, or the many who share a mobile network's address, book fewer; who fills the calendar, more. */
const BY_SOURCE_HOUR: AttemptLimit = { name: 'book-source-hour', points: 20, windowSeconds: HOUR, message: MESSAGE };
const BY_SOURCE_DAY: AttemptLimit = { name: 'book-source-day', points: 60, windowSeconds: 24 * HOUR, message: MESSAGE };
/** Each booking sends a mail to an address that nobody has confirmed. */
const BY_ADDRESS_DAY: AttemptLimit = { name: 'book-address-day', points: 10, windowSeconds: 24 * HOUR, message: MESSAGE };

/** Counts a booking of a visitor or patient in the transaction that makes it; staff book as many as they like. */
export async function countBooking(ctx: Context, tx: Transaction, patientEmail: string): Promise<void> {
  if (isStaff(ctx.actor) || !ctx.sourceLimits) return;
  await countInTransaction(ctx, tx, [
    { limit: BY_SOURCE_HOUR, key: ctx.source },
    { limit: BY_SOURCE_DAY, key: ctx.source },
    { limit: BY_ADDRESS_DAY, key: patientEmail.trim().toLowerCase() },
  ]);
}

/** Visitors and patients take no more of a calendar at once than this, or than the professional's own duration. */
const PUBLIC_MINUTES = 120;

/** Throws BAD_REQUEST on the field that said how long, when only staff could book that much. */
export function assertPublicDuration(
  ctx: Context,
  input: BookAppointmentInput,
  { durationMinutes, defaultDurationMinutes }: { durationMinutes: number; defaultDurationMinutes: number | null },
): void {
  const most = Math.max(defaultDurationMinutes ?? 0, PUBLIC_MINUTES);
  if (isStaff(ctx.actor) || durationMinutes <= most) return;
  const field = input.durationMinutes == null ? 'endTime' : 'durationMinutes';
  throw invalid(field, `El turno no puede durar más de ${most} minutos`);
}
