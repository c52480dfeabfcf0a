import { toTimestamp } from '../../../domain/epoch-minute';
import { isScheduled } from '../../../domain/appointment-status';
import { isOffered } from '../../../domain/slots';
import { granted } from '../../../platform/access/judged';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { instantOf } from '../../../platform/validation/instant';
import { bookableKindsLoader } from '../../professionals/kinds/consultation-kind.service';
import { professionalLoader } from '../../professionals/professional.service';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { refusedOnline } from '../../slots/refused-online';
import { loadSlot } from '../../slots/slots.service';
import { toAppointment, type AppointmentRow } from '../appointment-row';
import type { Appointment } from '../appointment.object';
import { inProposedRoom } from '../book/book-any-room';
import { namedKind } from '../book/booked-kind';
import { countBooking } from '../book/booking-limits';
import type { Confirmed } from '../book/same-patient';
import { isCancelToken } from '../cancel-token';
import { assertStillAt, rightByLink } from '../change/cancel-appointment.service';
import { changeAppointment, type Changeable } from '../change/change-appointment';
import { lockAppointment } from '../change/lock-appointment';
import { patientsMayMove, patientsMayMoveIn } from '../settings/appointment-settings.service';
import { shownToFamily } from '../shown-appointment';
import { movesLeft, rescheduleObstacle, type RescheduleObstacle } from './rescheduling';
import type { AppointmentRescheduling } from './rescheduling.object';

interface Rescheduling {
  /** As DateTime. */
  startTime: string;
  /** As the caller saw it. */
  seenStartTime: string;
  cancelToken: string | null | undefined;
  confirmedAppointments: Confirmed;
}

/**
 * Moves a turno for its patient to a time on offer, in any room; by changeAppointment, as staff's moves. A retry
 * changes nothing. NOT_FOUND; UNAUTHENTICATED; FORBIDDEN; CONFLICT by assertStillAt, rescheduleObstacle, or as
 * bookSlot; TOO_MANY_REQUESTS.
 */
export async function rescheduleAppointment(
  ctx: Context,
  id: string,
  { startTime, seenStartTime, cancelToken, confirmedAppointments }: Rescheduling,
): Promise<Appointment> {
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    const right = await rightByLink(ctx, tx, row, { cancelToken, refusals: TO_RESCHEDULE });
    if (right === 'staff') throw new AppError('FORBIDDEN', 'Para mover un turno de tu calendario, usá Mover');
    const start = instantOf('startTime', startTime, row.zone);
    if (start === row.start && isScheduled(row.status)) {
      const present = toAppointment(row);
      return granted(row.familyRight ? shownToFamily(present) : present);
    }
    assertStillAt(row, seenStartTime, 'seenStartTime');
    const obstacle = rescheduleObstacle(row, ctx.now, await patientsMayMoveIn(tx));
    if (obstacle) throw new AppError('CONFLICT', REFUSALS[obstacle]);
    const isAddressProven = cancelToken != null && (await isCancelToken(tx, id, cancelToken));
    const moved = await moveTo(ctx, tx, row, { start, isAddressProven, confirmedAppointments });
    if (!row.familyRight) return granted(moved);
    return granted(shownToFamily({ ...moved, familyRight: row.familyRight }));
  });
}

const TO_RESCHEDULE = {
  link: 'El enlace para cambiar el turno no es válido',
  member: 'Sin permisos para cambiar este turno',
};

interface Move {
  /** Epoch minute. */
  start: number;
  isAddressProven: boolean;
  confirmedAppointments: Confirmed;
}

/** The turno's own time stays taken until the change, so times that overlap it are not on offer, as in the list. */
function moveTo(ctx: Context, tx: Transaction, row: AppointmentRow, move: Move): Promise<Appointment> {
  const { start, isAddressProven, confirmedAppointments } = move;
  const { professionalId, durationMinutes, patientEmail } = row;
  const slot = { professionalId, durationMinutes, startTime: toTimestamp(start).toISOString() };
  return inProposedRoom(ctx, tx, { ...slot, presentRoomId: row.roomId }, async (roomId) => {
    await lockOccupancy(ctx, tx, { roomIds: [row.roomId, roomId], professionalIds: [professionalId] });
    const kind = await namedKind(tx, row, { isStaff: false });
    const { schedule } = await loadSlot(ctx, { ...slot, roomId }, tx);
    if (!isOffered(schedule, start)) throw refusedOnline(schedule, start);
    if (!isAddressProven)
      await countBooking(ctx, tx, { professionalId, patientEmail, start, durationMinutes, movedId: row.id });
    const given: Partial<Changeable> = {
      start,
      roomId,
      // The clinic confirmed another time. A sobreturno becomes a regular turno.
      status: 'pending',
      overbookingReason: null,
      consultationKindName: kind?.name ?? null,
      price: kind?.price ?? null,
      patientMoves: row.patientMoves + 1,
    };
    return changeAppointment(ctx, tx, row, given, null, { confirmedAppointments });
  });
}

export async function reschedulingOf(ctx: Context, appointment: Appointment): Promise<AppointmentRescheduling> {
  const { professionalId, consultationKindId, startTime } = appointment;
  const start = new Date(startTime).getTime() / 60_000;
  const [mayMove, professional, kinds] = await Promise.all([
    patientsMayMove(ctx),
    professionalLoader(ctx).load(professionalId),
    consultationKindId === null ? [] : bookableKindsLoader(ctx).load(professionalId),
  ]);
  const kind = kinds.find(({ id }) => id === consultationKindId);
  const isOnOffer = professional?.isPublic === true && (consultationKindId === null || kind !== undefined);
  return {
    isPossible: isOnOffer && rescheduleObstacle({ ...appointment, start }, ctx.now, mayMove) === null,
    movesLeft: movesLeft(appointment),
    price: kind ? (kind.price ?? professional?.ownFee ?? null) : null,
  };
}

const REFUSALS: Record<RescheduleObstacle, string> = {
  off: 'En esta clínica el horario no se cambia en línea. Comunicate con la clínica',
  cancelled: 'El turno está cancelado',
  over: 'Solo se puede cambiar el horario de un turno pendiente o confirmado',
  late: 'Faltan menos de 24 horas para el turno. Comunicate con la clínica',
  often: 'Ya cambiaste 3 veces el horario de este turno. Para otro cambio, comunicate con la clínica',
};
