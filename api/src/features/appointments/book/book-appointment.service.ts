import { assertNotStale } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { assertLength } from '../../professionals/appointment-duration';
import { clinicSettings } from '../../settings/settings.service';
import { instantOf } from '../../../platform/validation/instant';
import { trimmed } from '../../../platform/validation/text';
import { assertBorn } from '../../users/profile-columns';
import { toAppointment } from '../appointment-row';
import { CONTACT_REQUIRED, EMAIL_REQUIRED, type BookAppointmentInput, type PatientInput } from '../appointment.inputs';
import type { Appointment } from '../appointment.object';
import { canBookFreely } from '../appointment.policy';
import { getBooked } from '../appointment.service';
import { asBooked } from '../shown-appointment';
import { bookOnce } from './book-any-room';

interface Booking extends Omit<BookAppointmentInput, 'roomId'> {
  /** null: see bookAnyRoom. */
  roomId: number | null;
}

/**
 * Others than staff need a slot on offer. BAD_REQUEST when the times contradict each other; otherwise as bookSlot and
 * assertSamePatientConfirmed.
 */
export async function bookAppointment(
  ctx: Context,
  input: Booking,
  key?: string | null,
  confirmedAppointments?: readonly string[] | null,
): Promise<Appointment> {
  assertNotStale(ctx.actor);
  await assertPatient(ctx, input, { isStaff: canBookFreely(ctx.actor, input.professionalId) });
  const durationMinutes = await requestedDuration(ctx, input);
  const lengthField = input.durationMinutes == null ? 'endTime' : 'durationMinutes';
  const asked = confirmedAppointments === undefined ? {} : { confirmedAppointments };
  return bookOnce(
    ctx,
    { ...input, durationMinutes, lengthField, ...asked },
    {
      key,
      request: ['bookAppointment', { ...input }],
      load: (earlier) => getBooked(ctx, earlier),
      show: (row) => asBooked(toAppointment(row)),
    },
  );
}

/** Staff may not know birth date or e-mail, but give a phone then. BAD_REQUEST. */
export async function assertPatient(
  ctx: Context,
  given: Pick<BookAppointmentInput, 'patientId' | 'patientEmail' | 'patientPhone' | 'contactName' | 'patientBirthDate'>,
  { isStaff }: { isStaff: boolean },
): Promise<void> {
  const { patientId, contactName, patientBirthDate } = given;
  if (isStaff) assertContact(given);
  else if (trimmed(given.patientEmail) === null) throw invalid('patientEmail', EMAIL_REQUIRED);
  if (trimmed(contactName) !== null && patientBirthDate == null && patientId == null && !isStaff) {
    throw invalid('patientBirthDate', 'La fecha de nacimiento es requerida');
  }
  await assertBorn(ctx, patientBirthDate, 'patientBirthDate');
}

/** BAD_REQUEST without e-mail and phone. */
export function assertContact({
  patientEmail,
  patientPhone,
}: Pick<PatientInput, 'patientEmail' | 'patientPhone'>): void {
  if (trimmed(patientEmail) === null && trimmed(patientPhone) === null) {
    throw invalid('patientPhone', CONTACT_REQUIRED);
  }
}

/** null: the professional's duration. */
async function requestedDuration(
  ctx: Context,
  { startTime, endTime, durationMinutes = null }: Booking,
): Promise<number | null> {
  if (endTime == null) return durationMinutes;
  const { timeZone } = await clinicSettings(ctx);
  const start = instantOf('startTime', startTime, timeZone);
  return agreedLength(instantOf('endTime', endTime, timeZone) - start, durationMinutes);
}

/** BAD_REQUEST when they differ. */
export function agreedLength(minutes: number, durationMinutes: number | null): number {
  if (durationMinutes !== null && minutes !== durationMinutes) {
    throw invalid('endTime', 'La hora de fin no coincide con el inicio más la duración');
  }
  assertLength(minutes);
  return minutes;
}
