import { NO_BUFFERS } from '../../../domain/buffers';
import { dateOf } from '../../../domain/clinic-time';
import { toTimestamp } from '../../../domain/epoch-minute';
import { isFreeForHolder } from '../../../domain/held-slot';
import { freeRooms, isOffered } from '../../../domain/slots';
import { adminMay } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { takenError } from '../../../platform/errors/database-error';
import { instantOf } from '../../../platform/validation/instant';
import { buffersOf, type BufferColumns } from '../../availability/booking-rules/booking-rules.service';
import { assertDuration, DEFAULT_DURATION_MINUTES } from '../../professionals/appointment-duration';
import { professionalNotFound, readProfessional } from '../../professionals/professional.service';
import { assertMayGetTurno } from '../../patients/assert-may-get-turno';
import { assertNotHeld } from '../../rooms/held-time';
import { clinicSettingsIn } from '../../settings/settings.service';
import { refusedOnline } from '../../slots/refused-online';
import { loadSlot } from '../../slots/slots.service';
import type { AppointmentRow } from '../appointment-row';
import type { BookAppointmentInput } from '../appointment.inputs';
import { canBookFreely, linkedPatient } from '../appointment.policy';
import { assertRoomInUse } from '../appointment.service';
import type { RequestedCoverage } from '../coverages/coverage-facts';
import { APPOINTMENT_RECEIVED, requestTurnoMails } from '../mails/appointment-mails';
import { insertAppointment, WITHOUT_BUFFERS } from './book-appointment.sql';
import { bookedPatient } from './booked-patient';
import { keptKind, namedKind, usualTurnoOf, type KindColumns } from './booked-kind';
import { assertPublicDuration, countBooking } from './booking-limits';
import { assertSamePatientConfirmed, type Confirmed } from './same-patient';

export interface SlotBooking extends Omit<BookAppointmentInput, 'endTime' | 'durationMinutes'> {
  /** null: the professional's. */
  durationMinutes: number | null;
  lengthField: 'endTime' | 'durationMinutes';
  /** Default: the caller, if a patient. */
  patientUserId?: number | null;
  /** The turno that this one replaces. */
  insteadOf?: KindColumns;
  seriesId?: string;
  /** Buffers of the hold on its time, which may lie between slots on offer. Staff then book as a patient. */
  wasHeld?: BufferColumns;
  /** The patient is that of a stored row. Default: judged as the caller's choice. */
  isPatientStored?: true;
  /** By a mailed link, so no limit applies. A session proves no address. */
  isAddressProven?: boolean;
  /** Staff book it as a patient would, for one on the phone. */
  isByPhone?: boolean;
  /** Default: asks nothing. */
  confirmedAppointments?: Confirmed;
  /** Confirmed, without mail or audit entry. */
  isImported?: true;
  /** Id of a turno; takes over its coverage, unless one is given. */
  coverageOf?: string | undefined;
  /** Named for a request or a place in the waiting list, of the same patient. */
  requestedCoverage?: RequestedCoverage | undefined;
}

/**
 * Lock room and professional first; roll back on any error. CONFLICT when not on offer or taken; on roomId when only
 * staff may choose the room. TOO_MANY_REQUESTS.
 */
export async function bookSlot(
  ctx: Context,
  tx: Transaction,
  id: string,
  booking: SlotBooking,
): Promise<AppointmentRow> {
  const { professionalId, roomId, patientEmail = null, patientUserId = linkedPatient(ctx.actor) } = booking;
  const isByStaff = canBookFreely(ctx.actor, professionalId);
  const isStaff = !booking.wasHeld && isByStaff;
  const { start, durationMinutes, kind, buffers } = isStaff
    ? await anySlot(ctx, tx, booking)
    : await offeredSlot(ctx, tx, booking);
  if (!isStaff && !booking.isAddressProven)
    await countBooking(ctx, tx, { professionalId, patientEmail, start, durationMinutes });
  const { consultationKindId, consultationKindName, price } = booking.insteadOf ?? kind;
  const forWhom = booking.isPatientStored ? booking : { ...booking, ...(await bookedPatient(ctx, tx, booking)) };
  const row = await insertAppointment(ctx, tx, forWhom, {
    id,
    patientId: forWhom.patientId ?? null,
    professionalId,
    roomId,
    patientUserId,
    startsAt: toTimestamp(start),
    durationMinutes,
    isSelfBooked: !isStaff && !booking.isByPhone,
    consultationKindId,
    consultationKindName,
    price,
    seriesId: booking.seriesId ?? null,
    overbookingReason: null,
    ...(booking.wasHeld ?? buffers),
    isImported: booking.isImported ?? false,
    coverage: {
      given: booking.coverage,
      copiedFrom: booking.coverageOf ?? null,
      requested: booking.requestedCoverage,
      isOnline: !isByStaff,
      // Typing the name and contact of a patient must not disclose the patient's coverage.
      isPatientKnown:
        !booking.isImported &&
        (adminMay(ctx.actor, 'appointments') || (!booking.isPatientStored && forWhom.patientId != null)),
    },
  });
  await assertMayGetTurno(ctx, tx, row.patientId, dateOf(row.zone, row.start));
  await assertSamePatientConfirmed(ctx, tx, [{ turno: row }], booking.confirmedAppointments);
  if (!booking.isImported && booking.seriesId === undefined) await requestTurnoMails(tx, APPOINTMENT_RECEIVED, [row]);
  return row;
}

interface BookableSlot {
  /** Epoch minutes. */
  start: number;
  durationMinutes: number;
  kind: KindColumns;
  buffers: BufferColumns;
}

/** The insert refuses taken time. */
async function anySlot(ctx: Context, tx: Transaction, booking: SlotBooking): Promise<BookableSlot> {
  assertDuration(booking.durationMinutes);
  const professional = await readProfessional(tx, booking.professionalId);
  if (!professional.isPublic) throw professionalNotFound();
  const named = await namedKind(tx, booking, { isStaff: true });
  await assertRoomInUse(ctx, tx, booking.roomId);
  const start = instantOf('startTime', booking.startTime, (await clinicSettingsIn(tx)).timeZone);
  const durationMinutes =
    booking.durationMinutes ??
    named?.durationMinutes ??
    professional.defaultDurationMinutes ??
    DEFAULT_DURATION_MINUTES;
  await assertNotHeld(ctx, tx, { ...booking, start, durationMinutes });
  // Imports imply no kind.
  const usual = booking.isImported ? null : usualTurnoOf(professional);
  const kind = await keptKind(tx, named, usual, durationMinutes);
  const buffers = booking.isImported ? WITHOUT_BUFFERS : await buffersOf(tx, booking.professionalId);
  return { start, durationMinutes, kind, buffers };
}

async function offeredSlot(ctx: Context, tx: Transaction, booking: SlotBooking): Promise<BookableSlot> {
  const named = await namedKind(tx, booking, { isStaff: false });
  const length = booking.durationMinutes ?? named?.durationMinutes ?? null;
  const { schedule, start, usual } = await loadSlot(ctx, { ...booking, durationMinutes: length }, tx);
  const { durationMinutes } = schedule;
  if (!booking.wasHeld) assertPublicDuration(ctx, booking.lengthField, { durationMinutes, named, usual });
  if (schedule.rooms.length === 0) await assertRoomInUse(ctx, tx, booking.roomId);
  if (freeRooms(schedule, start).some(({ isSuitable }) => !isSuitable)) throw unsuitableError();
  if (booking.wasHeld) {
    if (!isFreeForHolder(schedule, start)) throw takenError();
  } else if (!isOffered(schedule, start)) throw refusedOnline(schedule, start);
  const { beforeMinutes, afterMinutes } = schedule.buffers ?? NO_BUFFERS;
  return {
    start,
    durationMinutes,
    kind: await keptKind(tx, named, usual, durationMinutes),
    buffers: { bufferBeforeMinutes: beforeMinutes, bufferAfterMinutes: afterMinutes },
  };
}

function unsuitableError(): AppError {
  return new AppError('CONFLICT', 'En esta sala se atienden otras especialidades. Elegí otra sala', {
    field: 'roomId',
  });
}
