import { randomUUID } from 'node:crypto';

import { holdsTime } from '../../../domain/appointment-status';
import { assertCan } from '../../../platform/access/allow';
import { changesOf } from '../../../platform/changes';
import type { Context } from '../../../platform/context';
import { asStored } from '../../../platform/database/as-stored';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { isUniqueViolation } from '../../../platform/errors/database-error';
import { createOnce } from '../../../platform/idempotency';
import { assertVersion } from '../../../platform/versions';
import type { AppointmentRow } from '../../appointments/appointment-row';
import { readAppointment } from '../../appointments/appointment.service';
import { auditedOf } from '../../appointments/audited-appointment';
import { bookSlot } from '../../appointments/book/book-slot';
import type { Confirmed } from '../../appointments/book/same-patient';
import { lockAppointment, lockAppointments } from '../../appointments/change/lock-appointment';
import { patientFieldsOf } from '../../appointments/patient-fields';
import { isReplaced, replaceAppointment } from '../../appointments/change/replace-appointment';
import { changesBetween } from '../../audit/audited-change';
import { saveChanges } from '../../audit/save-changes';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import { professionalNotFound } from '../../professionals/professional.service';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { AppointmentRequest, REQUEST } from '../request.entity';
import type { AssignRequestInput, LinkRequestInput } from '../request.inputs';
import { canHandleRequests } from '../request.policy';
import { getRequest, lockRequest } from '../request.service';
import { assertOpen, setUnaudited } from './change-request.service';

interface Assigning {
  expectedVersion?: number | null | undefined;
  key?: string | null | undefined;
  /** See assertSamePatientConfirmed. */
  confirmedAppointments?: Confirmed;
}

/**
 * Replaces a cancelled or missed appointment. CONFLICT with the current request if no longer open. BAD_REQUEST on
 * `professionalId` for another specialty; otherwise as bookSlot.
 */
export async function assignRequest(
  ctx: Context,
  id: string,
  input: AssignRequestInput,
  { expectedVersion, key, confirmedAppointments = null }: Assigning = {},
): Promise<AppointmentRequest> {
  assertCan(canHandleRequests(ctx.actor));
  const { professionalId, roomId, startTime, durationMinutes = null, consultationKindId, adminNotes, coverage } = input;
  return createOnce<AppointmentRequest>(ctx, {
    key,
    request: ['assignRequest', id, input],
    load: (earlier) => getRequest(ctx, earlier),
    create: async (tx) => {
      const request = await lockRequest(tx, id);
      const former = request.appointmentId === null ? null : await lockAppointment(tx, request.appointmentId);
      await lockOccupancy(ctx, tx, { roomIds: [roomId], professionalIds: [professionalId] });

      assertAssignable(request, former);
      assertVersion(request, expectedVersion);
      await assertPractises(tx, professionalId, request.specialtyId);

      const patient = patientOf(request, former);
      const length = { durationMinutes, lengthField: 'durationMinutes', consultationKindId } as const;
      const slot = { professionalId, roomId, startTime, ...length };
      const isSamePatient = patient.patientId !== null && former?.patientId === patient.patientId;
      // That turno copied the payer, and staff may have removed it since.
      const isPayerUsed = isSamePatient && request.madeAppointment;
      const paid = {
        coverage,
        coverageOf: isSamePatient ? former?.id : undefined,
        requestedCoverage: patient.patientId === request.patientId && !isPayerUsed ? request : undefined,
      };
      const appointment = await bookSlot(ctx, tx, randomUUID(), {
        ...patient,
        ...slot,
        ...paid,
        confirmedAppointments,
      });

      return saveAssignment(ctx, tx, request, { former, appointment, isMade: true, adminNotes });
    },
  });
}

/** With staff's corrections, because the typed address may be a stranger's. */
function patientOf(request: AppointmentRequest, former: AppointmentRow | null) {
  const isCorrected = former !== null && isCorrection(request, former);
  const keepsAccount = !isCorrected || former.patientUserId === request.patientUserId;
  return {
    ...patientFieldsOf(isCorrected ? former : request),
    isPatientStored: true as const,
    patientUserId: keepsAccount ? request.patientUserId : null,
  };
}

/**
 * BAD_REQUEST for another professional's or patient's appointment, one that occupies no time or was replaced; CONFLICT
 * when it is another request's.
 */
export async function linkRequest(
  ctx: Context,
  id: string,
  { professionalId, appointmentId, adminNotes }: LinkRequestInput,
  expectedVersion?: number | null,
): Promise<AppointmentRequest> {
  assertCan(canHandleRequests(ctx.actor));
  return refusingTaken(
    ctx.transact(async (tx) => {
      const request = await lockRequest(tx, id);
      const given = asStored(tx.manager, AppointmentRequest, {
        status: 'assigned',
        professionalId,
        appointmentId,
        adminNotes,
      });
      if (Object.keys(changesOf(request, given)).length === 0) return request;
      const isAnother = request.appointmentId !== appointmentId;
      await lockAppointments(tx, [request.appointmentId, appointmentId]);
      const former = request.appointmentId === null ? null : await readAppointment(tx, request.appointmentId);

      if (isAnother) assertAssignable(request, former);
      assertVersion(request, expectedVersion);
      const appointment = isAnother || !former ? await readAppointment(tx, appointmentId) : former;
      if (appointment.professionalId !== professionalId)
        throw invalid('professionalId', 'El turno es de otro profesional');
      if (!holdsTime(appointment.status))
        throw invalid('appointmentId', 'El turno está cancelado o el paciente no vino');
      if (await isReplaced(tx, appointmentId))
        throw invalid('appointmentId', 'En lugar de este turno ya se dio otro. Elegí otro turno');
      if (isAnother && (request.patientId === null || request.patientId !== appointment.patientId))
        throw invalid('appointmentId', 'El turno es de otro paciente. Si es la misma persona, uní antes a los dos');
      await assertPractises(tx, professionalId, request.specialtyId);

      return saveAssignment(ctx, tx, request, { former, appointment, isMade: false, adminNotes });
    }),
  );
}

/** Staff correct address or name, not both. */
function isCorrection(request: AppointmentRequest, appointment: AppointmentRow): boolean {
  const isAlike = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  return (
    (request.patientUserId !== null && request.patientUserId === appointment.patientUserId) ||
    (appointment.patientEmail !== null && isAlike(request.patientEmail, appointment.patientEmail)) ||
    isAlike(request.patientName, appointment.patientName)
  );
}

async function refusingTaken(linking: Promise<AppointmentRequest>): Promise<AppointmentRequest> {
  try {
    return await linking;
  } catch (error) {
    if (!isUniqueViolation(error, 'appointment_requests_appointment_unique')) throw error;
    throw new AppError('CONFLICT', 'Ese turno ya es de otra solicitud', { field: 'appointmentId' });
  }
}

/** CONFLICT with the current request unless open, or its appointment was cancelled or missed. */
function assertAssignable(request: AppointmentRequest, turno: AppointmentRow | null): void {
  if (!turno || holdsTime(turno.status)) assertOpen(request);
}

/** NOT_FOUND; BAD_REQUEST on `professionalId` for another specialty. */
async function assertPractises({ manager }: Transaction, professionalId: number, specialtyId: number): Promise<void> {
  const professional = await manager.findOneBy(ProfessionalEntity, { id: professionalId });
  if (!professional) throw professionalNotFound();
  if (professional.specialtyId === specialtyId) return;
  throw invalid('professionalId', 'Este profesional no atiende la especialidad de la solicitud');
}

interface Assignment {
  appointment: AppointmentRow;
  /** Marked as replaced. */
  former: AppointmentRow | null;
  isMade: boolean;
  adminNotes: string | null | undefined;
}

/** Request and appointments are locked. */
async function saveAssignment(
  ctx: Context,
  tx: Transaction,
  request: AppointmentRequest,
  { appointment, former, isMade, adminNotes }: Assignment,
): Promise<AppointmentRequest> {
  const { id: appointmentId, professionalId } = appointment;
  const isAnother = former?.id !== appointmentId;
  if (former && isAnother) await replaceAppointment(ctx, tx, former, appointment);
  await saveChanges(ctx, tx, AppointmentRequest, request, {
    noun: REQUEST,
    called: request.specialtyName,
    given: { status: 'assigned', professionalId, appointmentId, adminNotes },
    audited: (changes) =>
      changesBetween<object>(REQUEST, { ...request, ...inWords(former) }, { ...changes, ...inWords(appointment) }),
  });
  if (isAnother)
    await setUnaudited(tx, request, { madeAppointment: isMade, replacedAppointmentId: former?.id ?? null });
  return request;
}

/** For the audit. */
export function inWords(turno: AppointmentRow | null): object | null {
  return turno && { appointmentId: auditedOf(turno).startTime, professionalId: turno.professionalName };
}
