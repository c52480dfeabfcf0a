import { IsNull, Not } from 'typeorm';

import { holdsTime } from '../../../domain/appointment-status';
import { toTimestamp } from '../../../domain/epoch-minute';
import { changesOf } from '../../../platform/changes';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { fromDatabaseError, isCheckViolation } from '../../../platform/errors/database-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { assertVersion } from '../../../platform/versions';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { auditedOf, calledOf } from '../audited-appointment';
import { APPOINTMENT, AppointmentEntity, type InputFields } from '../appointment.entity';
import { toAppointment, type AppointmentRow } from '../appointment-row';
import type { Appointment } from '../appointment.object';
import { assertRoomInUse, readAppointment } from '../appointment.service';
import {
  APPOINTMENT_CANCELLED,
  APPOINTMENT_CONFIRMED,
  APPOINTMENT_MOVED,
  APPOINTMENT_RECEIVED,
  type AppointmentMailKind,
} from '../mails/appointment-mails';
import { NO_CANCELLATION, type KeptCancellation } from './cancellation-reason';
import { patientOfAddress } from './patient-of-address';

export type Changeable = InputFields &
  Pick<AppointmentRow, 'status' | 'start' | 'durationMinutes' | 'roomId'> &
  KeptCancellation;

/**
 * Changes a locked appointment and sends one mail. The caller has checked permissions. Values that it already has
 * don't count, so a retry sends nothing and expects no version. Clears the reason unless cancelled. CONFLICT with the
 * present state for another version; when the new time is taken, the room is not active, the professional is gone, a
 * freed appointment is moved, or another one replaced it.
 */
export async function changeAppointment(
  ctx: Context,
  tx: Transaction,
  row: AppointmentRow,
  given: Partial<Changeable>,
  expectedVersion?: number | null,
): Promise<Appointment> {
  const isCancelled = (given.status ?? row.status) === 'cancelled';
  const changes = changesOf<Changeable>(row, isCancelled ? given : { ...given, ...NO_CANCELLATION });
  if (Object.keys(changes).length === 0) return toAppointment(row);
  assertVersion(toAppointment(row), expectedVersion);

  const after = { ...row, ...changes };
  if (isMove(changes) || (holdsTime(after.status) && !holdsTime(row.status))) {
    await lockOccupancy(tx, { roomIds: [row.roomId, after.roomId], professionalIds: [row.professionalId] });
    await assertMayHoldTime(ctx, tx, row, after);
  }
  const patientUserId =
    changes.patientEmail === undefined ? row.patientUserId : await patientOfAddress(tx, row, changes.patientEmail);
  await write(tx, { ...after, patientUserId }, changes, ctx.now);

  const changed = await readAppointment(tx, row.id);
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: APPOINTMENT,
    entityId: row.id,
    called: calledOf(row),
    changes: changesBetween(APPOINTMENT, auditedOf(row), auditedOf(changed)),
  });
  const mail = mailOf(changes, after);
  if (mail) await requestMail(tx, mail, { appointmentId: row.id });
  return toAppointment(changed);
}

function isMove(changes: Partial<Changeable>): boolean {
  return changes.start !== undefined || changes.durationMinutes !== undefined || changes.roomId !== undefined;
}

/** For a caller that has locked room and professional. Time that is taken is refused by the update. */
async function assertMayHoldTime(
  ctx: Context,
  tx: Transaction,
  before: AppointmentRow,
  after: AppointmentRow,
): Promise<void> {
  if (!holdsTime(after.status)) {
    throw new AppError('CONFLICT', 'Un turno cancelado o ausente no tiene horario que mover. Cambiá antes su estado');
  }
  // It may stay in a closed room, but not move there.
  if (after.roomId !== before.roomId) await assertRoomInUse(ctx, tx, after.roomId);
  const isToCome = after.start * 60_000 > ctx.now.getTime();
  if (
    isToCome &&
    !(await tx.manager.existsBy(ProfessionalEntity, { id: after.professionalId, userId: Not(IsNull()) }))
  ) {
    throw new AppError(
      'CONFLICT',
      'El profesional ya no atiende en la clínica. Creá un turno nuevo con otro profesional',
    );
  }
}

/** The constraints refuse time that is taken. */
async function write(
  tx: Transaction,
  { id, start, durationMinutes, patientUserId }: AppointmentRow,
  changes: Partial<Changeable>,
  now: Date,
): Promise<void> {
  const { start: moved, durationMinutes: lengthened, ...columns } = changes;
  try {
    await tx.manager.update(
      AppointmentEntity,
      { id },
      {
        ...columns,
        // A new room or length leaves the reminder due.
        ...(moved !== undefined && { startsAt: toTimestamp(start), movedAt: now }),
        ...((moved ?? lengthened) !== undefined && { endsAt: toTimestamp(start + durationMinutes) }),
        ...(changes.patientEmail !== undefined && {
          patientUserId,
          patientEmailVersion: () => 'patient_email_version + 1',
        }),
        sequence: () => 'sequence + 1',
      },
    );
  } catch (error) {
    if (isCheckViolation(error, 'appointments_replaced_check')) throw new AppError('CONFLICT', REPLACED);
    if (isMove(changes) || fromDatabaseError(error)?.code !== 'CONFLICT') throw error;
    throw new AppError('CONFLICT', 'El horario de este turno ya fue ocupado. Creá un turno nuevo en otro horario');
  }
}

const REPLACED = 'La solicitud de este turno ya tiene otro. Revisá ese turno, o creá uno nuevo';

function saysWhy({ cancellationReason, cancellationNote, cancellationTold }: Partial<Changeable>): boolean {
  return [cancellationReason, cancellationNote, cancellationTold].some((change) => change !== undefined);
}

/** One mail at most. A new address gets one, because it has had none. */
function mailOf(
  changes: Partial<Changeable>,
  { status, cancellationTold }: AppointmentRow,
): AppointmentMailKind | null {
  if (changes.status === 'cancelled' || (cancellationTold && saysWhy(changes))) return APPOINTMENT_CANCELLED;
  if (isMove(changes)) return APPOINTMENT_MOVED;
  if (status === 'confirmed' && (changes.status ?? changes.patientEmail) !== undefined) return APPOINTMENT_CONFIRMED;
  return status === 'pending' && changes.patientEmail !== undefined ? APPOINTMENT_RECEIVED : null;
}
