import { In } from 'typeorm';

import { isAbsentAhead } from '../../../domain/appointment-status';
import { toTimestamp } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { fromDatabaseError } from '../../../platform/errors/database-error';
import type { BufferColumns } from '../../availability/booking-rules/booking-rules.service';
import { holdsOf, keepOwnTime, releaseHolds } from '../../holds/hold.service';
import { AppointmentEntity } from '../appointment.entity';
import type { AppointmentRow } from '../appointment-row';

const PURPOSE = 'no_show';

export function keepsTime(row: AppointmentRow, now: Date): boolean {
  return !row.isOverbooking && isAbsentAhead(row, now);
}

/**
 * Absent turnos keep their time until they begin (ADR 134); a cancelled one must win it again, even when over. Lock
 * room and professional first. CONFLICT.
 */
export async function keepTime(ctx: Context, tx: Transaction, row: AppointmentRow): Promise<void> {
  const { id: ownerId, professionalId, roomId, start, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = row;
  const place = { professionalId, roomId, start, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes };
  const kept = { ...place, purpose: PURPOSE, ownerId, expiresAt: toTimestamp(start) } as const;
  try {
    const hold = await keepOwnTime(ctx, tx, kept);
    if (!keepsTime(row, ctx.now)) await releaseHolds(tx, [hold]);
  } catch (error) {
    if (fromDatabaseError(error)?.code !== 'CONFLICT') throw error;
    throw timeGivenAway();
  }
}

/** Lock room and professional first. Returns the buffers. */
export async function releaseTime(ctx: Context, tx: Transaction, appointmentId: string): Promise<BufferColumns | null> {
  const kept = await holdsOf(ctx, tx, PURPOSE, [appointmentId]);
  await releaseHolds(tx, kept);
  return kept[0] ?? null;
}

export function timeGivenAway(): AppError {
  return new AppError('CONFLICT', 'El horario de este turno ya fue ocupado. Creá un turno nuevo en otro horario');
}

/** By appointment id. */
export async function absentOwners(
  { manager }: Pick<Transaction, 'manager'>,
  appointmentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const turnos = await manager.find(AppointmentEntity, {
    select: { id: true, patientName: true },
    where: { id: In([...appointmentIds]) },
  });
  return new Map(turnos.map(({ id, patientName }) => [id, `${patientName}, que figura ausente`]));
}
