import { holdsTime } from '../../../domain/appointment-status';
import { parseInstant } from '../../../domain/clinic-time';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { recordAudit } from '../../audit/record-audit';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { assertDuration } from '../../professionals/appointment-duration';
import { APPOINTMENT } from '../appointment.entity';
import type { Appointment } from '../appointment.object';
import { canMove } from '../appointment.policy';
import { toAppointment, type AppointmentRow } from '../appointment-row';
import { assertRoomInUse, readAppointment } from '../appointment.service';
import { APPOINTMENT_MOVED } from '../mails/appointment-mails';
import { lockAppointment } from './lock-appointment';

export interface Move {
  /** As DateTime reads it. */
  startTime: string;
  /** Where; null: where it is. */
  roomId?: number | null;
  /** How long; null: as long as it is. */
  durationMinutes?: number | null;
}

/**
 * Gives an appointment that holds its time another one, another room or another length: any that is free, within the
 * hours or not. The patient is told. To where it is already, nothing happens: a retry tells nobody again.
 * NOT_FOUND; FORBIDDEN; BAD_REQUEST; CONFLICT when it holds no time, the room is not active, or something is in the way.
 */
export async function moveAppointment(ctx: Context, id: string, move: Move): Promise<Appointment> {
  assertDuration(move.durationMinutes);
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    if (!canMove(ctx.actor, row.professionalId)) throw new AppError('FORBIDDEN', 'Sin permisos para mover este turno');
    if (!holdsTime(row.status)) {
      throw new AppError('CONFLICT', 'Un turno cancelado o ausente no tiene horario que mover. Cambia antes su estado');
    }
    const wanted = await placeOf(ctx, tx, row, move);
    const fields = changedFields(row, wanted);
    if (fields.length === 0) return toAppointment(row);
    return write(ctx, tx, { id: row.id, ...wanted }, fields);
  });
}

type Place = Pick<AppointmentRow, 'start' | 'durationMinutes' | 'roomId'>;

async function placeOf(ctx: Context, tx: Transaction, row: AppointmentRow, move: Move): Promise<Place> {
  const start = parseInstant(move.startTime, row.zone);
  if (start === null) throw invalid('startTime', 'La fecha y hora no es válida');
  const roomId = move.roomId ?? row.roomId;
  // It may stay in a room that has been closed meanwhile, but not go there.
  if (roomId !== row.roomId) {
    await lockOccupancy(tx, { roomIds: [row.roomId, roomId], professionalIds: [row.professionalId] });
    await assertRoomInUse(ctx, tx, roomId);
  }
  return { start, roomId, durationMinutes: move.durationMinutes ?? row.durationMinutes };
}

function changedFields(row: Place, wanted: Place): string[] {
  return [
    ...(row.start === wanted.start ? [] : ['startTime']),
    ...(row.durationMinutes === wanted.durationMinutes ? [] : ['durationMinutes']),
    ...(row.roomId === wanted.roomId ? [] : ['roomId']),
  ];
}

/**
 * The one row is locked and the trigger queues for both rooms and the professional, so that what is in the way is refused
 * by the constraints.
 */
async function write(ctx: Context, tx: Transaction, to: Place & { id: string }, fields: string[]): Promise<Appointment> {
  await tx.rows(MOVE, [to.id, new Date(to.start * 60_000), to.durationMinutes, to.roomId, ctx.now]);
  await recordAudit(ctx, tx, { action: 'updated', entity: APPOINTMENT, entityId: to.id, fields });
  await requestMail(tx, APPOINTMENT_MOVED, { appointmentId: to.id });
  return toAppointment(await readAppointment(tx, to.id));
}

/** SQL, as the sequence and the time of the move follow from what is there, in the same round trip. */
const MOVE = statement('appointments.move', `
  UPDATE appointments
  SET starts_at = $2, ends_at = $2::timestamptz + make_interval(mins => $3), room_id = $4, sequence = sequence + 1,
    -- Another room alone is told of, yet the reminder of that time is still due.
    moved_at = CASE WHEN starts_at = $2 THEN moved_at ELSE $5 END
  WHERE id = $1`);
