import { IsNull, Not } from 'typeorm';

import { holdsTime } from '../../../domain/appointment-status';
import { leavesTime } from '../../../domain/cancellation-reason';
import { dateOf } from '../../../domain/clinic-time';
import { toTimestamp } from '../../../domain/epoch-minute';
import { patientContact } from '../../../domain/patient-contact';
import { noticeDueAt } from '../../../domain/turno-notice';
import { changesWithEmail } from '../../../platform/changes';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { fromDatabaseError, isCheckViolation } from '../../../platform/errors/database-error';
import { assertVersion } from '../../../platform/versions';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { buffersOf, type BufferColumns } from '../../availability/booking-rules/booking-rules.service';
import { assertMayGetTurno, assertStillKnown } from '../../patients/assert-may-get-turno';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import { professionalNotFound, readProfessional } from '../../professionals/professional.service';
import { assertNotHeld } from '../../rooms/held-time';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { auditedOf, auditLabel } from '../audited-appointment';
import { APPOINTMENT, AppointmentEntity, type InputFields } from '../appointment.entity';
import { toAppointment, type AppointmentRow } from '../appointment-row';
import type { Appointment } from '../appointment.object';
import { assertRoomInUse, readAppointment } from '../appointment.service';
import { canSetStatus } from '../appointment.policy';
import { assertSamePatientConfirmed, type Confirmed } from '../book/same-patient';
import { rejudgeCoverage } from '../coverages/rejudge-coverage';
import { APPOINTMENT_CANCELLED, requestTurnoMails } from '../mails/appointment-mails';
import type { KnownTurno } from '../mails/known-turno';
import { dropNotices, holdNotice } from '../mails/notices';
import { assertOverbookable } from '../overbooking/judge-overbooking';
import { NO_CANCELLATION, type KeptCancellation } from './cancellation-reason';
import { followPatient, timeKeptForPatient } from './changed-patient';
import { TIME_TAKEN_BACK, announceFreedTime, type FreedTime, type WantedTime } from './freed-time';
import { keepsTime, keepTime, releaseTime, timeGivenAway } from './kept-time';
import { patientOfAddress } from './patient-of-address';
import { placingsOf } from './placings';

export type Changeable = InputFields &
  Pick<AppointmentRow, 'status' | 'start' | 'durationMinutes' | 'roomId' | 'professionalId' | 'overbookingReason'> &
  Pick<AppointmentRow, 'consultationKindName' | 'price' | 'patientMoves'> &
  KeptCancellation;

export interface ChangeOptions {
  tellsPatient?: boolean;
  /** Mail and offers do not wait for an undo. */
  notifyAtOnce?: boolean | undefined;
  /** Runs last, with room and professional locked. */
  assertTime?: (tx: Transaction, wanted: WantedTime) => Promise<void>;
  /** Default: asks nothing. */
  confirmedAppointments?: Confirmed;
  /** Judges no patient. */
  isUndo?: boolean;
  /** The copay that was announced stays, for another day too. */
  keepsCoverage?: boolean | undefined;
  /** Collects freed times for one announcement. */
  freedTogether?: FreedTime[];
}

/**
 * For a locked appointment and a permitted caller. Unchanged values are ignored, so a retry sends nothing and needs no
 * version. Mails after a wait when staff change it (ADR 79), at once when patients cancel or move it. CONFLICT with the
 * present state for another version; for taken time, an inactive room, a professional who is gone, a freed or replaced
 * appointment; as assertSamePatientConfirmed. Another patient, or time taken again, is judged (assertMayGetTurno).
 * NOT_FOUND for a new professional who cannot be booked.
 */
export async function changeAppointment(
  ctx: Context,
  tx: Transaction,
  row: AppointmentRow,
  given: Partial<Changeable>,
  expectedVersion?: number | null,
  options: ChangeOptions = {},
): Promise<Appointment> {
  const {
    tellsPatient = true,
    notifyAtOnce = false,
    assertTime,
    freedTogether,
    confirmedAppointments,
    isUndo,
  } = options;
  const isCancelled = (given.status ?? row.status) === 'cancelled';
  const asked = isCancelled ? given : { ...given, ...NO_CANCELLATION };
  const changes = changesWithEmail<'patientEmail', Changeable>('patientEmail', row, asked);
  if (Object.keys(changes).length === 0) return toAppointment(row);
  assertVersion(toAppointment(row), expectedVersion);

  const overbookingReason = changes.overbookingReason === undefined ? row.overbookingReason : changes.overbookingReason;
  const after = { ...row, ...changes, isOverbooking: overbookingReason !== null };
  const hasNewAddress = changes.patientEmail !== undefined;
  const hasNewContact = patientContact(after) !== patientContact(row);
  const beside = hasNewContact ? await timeKeptForPatient(tx, row.id) : null;
  const isNewAbsence = changes.status === 'no_show';
  const isAbsenceEnded = changes.status !== undefined && row.status === 'no_show';
  const isTaking = isMove(changes) || (holdsTime(after.status) && !holdsTime(row.status));
  const isRevivedAbsent = isNewAbsence && row.status === 'cancelled';
  const own = isTaking || isNewAbsence || isAbsenceEnded ? [row, after] : [];
  // Locks time before the patient's address, which a sobreturno's write locks (ADR 1).
  if (own.length > 0 || beside) {
    await lockOccupancy(ctx, tx, {
      roomIds: [...own.map(({ roomId }) => roomId), ...(beside?.roomIds ?? [])],
      professionalIds: [...own.map(({ professionalId }) => professionalId), ...(beside?.professionalIds ?? [])],
    });
  }
  const released = isAbsenceEnded ? await releaseTime(ctx, tx, row.id) : null;
  let kept = released;
  if (isTaking || isRevivedAbsent) {
    const { professionalId, roomId, start, durationMinutes } = after;
    const wanted = { appointmentId: row.id, professionalId, roomId, start, durationMinutes };
    for (const takeBack of TIME_TAKEN_BACK.parts) kept = (await takeBack(ctx, tx, wanted)) ?? kept;
    if (isTaking) await assertMayHoldTime(ctx, tx, row, after);
    else if (!row.isOverbooking) await assertNotHeld(ctx, tx, after);
    await assertTime?.(tx, wanted);
  }
  const patientUserId = hasNewAddress ? await patientOfAddress(tx, row, after.patientEmail) : row.patientUserId;
  const known = tellsPatient ? await arrangeMail(ctx, tx, row, { changes, after, atOnce: notifyAtOnce }) : null;
  const buffers = isPlacedAnew(changes) ? await buffersAt(tx, after, kept) : {};
  await write(tx, { ...after, patientUserId }, { ...changes, ...buffers }, { now: ctx.now, known });
  await assertSamePatientConfirmed(ctx, tx, placingsOf([{ before: row, after }]), confirmedAppointments);

  if (isNewAbsence && !after.isOverbooking && (isRevivedAbsent || keepsTime(after, ctx.now)))
    await keepTime(ctx, tx, after);

  const changed = await readAppointment(tx, row.id);
  const isGivenAnew = holdsTime(changed.status) && (changed.patientId !== row.patientId || !holdsTime(row.status));
  if (isGivenAnew && isUndo) await assertStillKnown(tx, changed.patientId);
  else if (isGivenAnew) await assertMayGetTurno(ctx, tx, changed.patientId, dateOf(changed.zone, changed.start));
  const covered = await rejudgeCoverage(ctx, tx, { before: row, after: changed, isKept: options.keepsCoverage });
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: APPOINTMENT,
    entityId: row.id,
    called: auditLabel(row),
    changes: [...changesBetween(APPOINTMENT, auditedOf(row), auditedOf(changed)), ...covered],
  });
  if (hasNewContact) await followPatient(ctx, tx, row, changed);
  const hadTime = holdsTime(row.status) || released !== null;
  if (hadTime && (isMove(changes) || !(holdsTime(after.status) || keepsTime(after, ctx.now)))) {
    const freed = freedBy(ctx, row, { after, atOnce: notifyAtOnce });
    if (freedTogether) freedTogether.push(freed);
    else await announceFreedTime(ctx, tx, [freed]);
  }
  return toAppointment(changed);
}

function freedBy(
  ctx: Context,
  row: AppointmentRow,
  { after, atOnce }: { after: AppointmentRow; atOnce: boolean },
): FreedTime {
  const { id: appointmentId, professionalId, roomId, start, durationMinutes } = row;
  const waits = !atOnce && canSetStatus(ctx.actor, professionalId);
  const settledAt = waits ? noticeDueAt(ctx.now, [start, after.start]) : ctx.now;
  // A sobreturno never held time.
  const isFree = !row.isOverbooking && leavesTime(after.cancellationReason);
  return { appointmentId, professionalId, roomId, start, durationMinutes, isFree, settledAt };
}

function isMove(changes: Partial<Changeable>): boolean {
  const { start, durationMinutes, roomId, professionalId, overbookingReason } = changes;
  return [start, durationMinutes, roomId, professionalId, overbookingReason].some((change) => change !== undefined);
}

function isPlacedAnew({ start, professionalId, overbookingReason }: Partial<Changeable>): boolean {
  return [start, professionalId, overbookingReason].some((change) => change !== undefined);
}

/** `kept`, else the professional's; none for a sobreturno. */
async function buffersAt(
  tx: Transaction,
  { professionalId, overbookingReason }: AppointmentRow,
  kept: BufferColumns | null,
): Promise<BufferColumns> {
  if (overbookingReason !== null) return { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  return kept ?? buffersOf(tx, professionalId);
}

/** Lock room and professional first; the update refuses taken time. */
async function assertMayHoldTime(
  ctx: Context,
  tx: Transaction,
  before: AppointmentRow,
  after: AppointmentRow,
): Promise<void> {
  if (!holdsTime(after.status)) {
    throw new AppError('CONFLICT', 'Un turno cancelado o ausente no tiene horario que mover. Cambiá antes su estado');
  }
  // A sobreturno may overlap a hold.
  await (after.isOverbooking ? assertOverbookable(ctx, tx, after, before) : assertNotHeld(ctx, tx, after));
  if (after.roomId !== before.roomId) await assertRoomInUse(ctx, tx, after.roomId);
  if (after.professionalId !== before.professionalId) {
    const { isPublic } = await readProfessional(tx, after.professionalId);
    if (!isPublic) throw professionalNotFound();
    return;
  }
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

interface Moment {
  now: Date;
  known: KnownTurno | null;
}

/** Constraints refuse taken time. */
async function write(
  tx: Transaction,
  { id, start, durationMinutes, patientUserId }: AppointmentRow,
  changes: Partial<Changeable & BufferColumns>,
  moment: Moment,
): Promise<void> {
  const { start: moved, durationMinutes: lengthened, ...columns } = changes;
  try {
    await tx.manager.update(
      AppointmentEntity,
      { id },
      {
        ...columns,
        // A new room or length leaves the reminder due.
        ...(moved !== undefined && { startsAt: toTimestamp(start), movedAt: movedAt(moved, moment) }),
        ...(changes.patientMoves !== undefined && { isSelfBooked: true }),
        ...((moved ?? lengthened) !== undefined && { endsAt: toTimestamp(start + durationMinutes) }),
        ...(changes.patientEmail !== undefined && {
          patientUserId,
          patientEmailVersion: emailVersion(changes.patientEmail, moment),
        }),
        sequence: () => 'sequence + 1',
        changedAt: moment.now,
      },
    );
  } catch (error) {
    if (isCheckViolation(error, 'appointments_replaced_check')) throw new AppError('CONFLICT', REPLACED);
    if (isMove(changes) || fromDatabaseError(error)?.code !== 'CONFLICT') throw error;
    throw timeGivenAway();
  }
}

/** Back at the time the patient knows: never moved. */
function movedAt(start: number, { now, known }: Moment): Date | null {
  if (known?.start !== start) return now;
  return known.movedAt === null ? null : new Date(known.movedAt);
}

/** Keeps links when the address is changed back. */
function emailVersion(email: string | null, { known }: Moment): number | (() => string) {
  return known?.patientEmail === email ? known.patientEmailVersion : () => 'patient_email_version + 1';
}

const REPLACED = 'La solicitud de este turno ya tiene otro. Revisá ese turno, o creá uno nuevo';

/** No mail mentions these. */
const UNTOLD: ReadonlySet<string> = new Set([
  'patientName',
  'patientPhone',
  'patientBirthDate',
  'contactName',
  'notes',
  'overbookingReason',
]);

/** Returns the state the patient knows while the mail waits; else null. */
async function arrangeMail(
  ctx: Context,
  tx: Transaction,
  row: AppointmentRow,
  { changes, after, atOnce }: { changes: Partial<Changeable>; after: AppointmentRow; atOnce: boolean },
): Promise<KnownTurno | null> {
  const isOver = [row, after].every(
    ({ start, durationMinutes }) => (start + durationMinutes) * 60_000 <= ctx.now.getTime(),
  );
  const hasNobodyToMail = row.patientEmail === null && after.patientEmail === null;
  if (isOver || hasNobodyToMail || Object.keys(changes).every((field) => UNTOLD.has(field))) return null;
  const isByStaff = canSetStatus(ctx.actor, row.professionalId);
  if (isByStaff || after.status !== 'cancelled') {
    return holdNotice(ctx, tx, { id: row.id, starts: [row.start, after.start], atOnce: atOnce || !isByStaff });
  }
  await dropNotices(tx, [row.id]);
  await requestTurnoMails(tx, APPOINTMENT_CANCELLED, [row]);
  return null;
}
