import { randomUUID } from 'node:crypto';

import { holdsTime } from '../../../domain/appointment-status';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { isUniqueViolation } from '../../../platform/errors/database-error';
import { createOnce } from '../../../platform/idempotency';
import { assertVersion } from '../../../platform/versions';
import type { AppointmentRow } from '../../appointments/appointment-row';
import { bookWithin } from '../../appointments/book/book-slot';
import { lockAppointment, lockAppointments } from '../../appointments/change/lock-appointment';
import { isReplaced } from '../../appointments/change/replace-appointment';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import type { AppointmentRequest } from '../request.entity';
import type { AssignRequestInput, LinkRequestInput } from '../request.inputs';
import { canHandleRequests } from '../request.policy';
import { getRequest } from '../request.service';
import { changeRequest, replaceEndedTurno } from './change-request.service';

/**
 * Books an appointment and assigns the request. A cancelled or missed turno is replaced. CONFLICT with the current
 * request when somebody else was faster. BAD_REQUEST on `professionalId` for another specialty; otherwise as
 * bookSlot.
 */
export async function assignRequest(
  ctx: Context,
  id: string,
  input: AssignRequestInput,
  expectedVersion?: number | null,
  key?: string | null,
): Promise<AppointmentRequest> {
  assertCan(canHandleRequests(ctx.actor));
  const { professionalId, roomId, startTime, durationMinutes = null, adminNotes } = input;
  const appointmentId = randomUUID();
  return createOnce<AppointmentRequest>(ctx, {
    key,
    request: ['assignRequest', id, input],
    load: (earlier) => getRequest(ctx, earlier),
    create: (tx) =>
      changeRequest(ctx, tx, id, { status: 'assigned', professionalId, appointmentId, adminNotes }, async (request) => {
        await replaceEndedTurno(tx, request);
        assertVersion(request, expectedVersion);
        const { patientName, patientEmail, patientPhone, patientUserId } = request;
        const patient = { patientName, patientEmail, patientPhone, patientUserId };
        const slot = { professionalId, roomId, startTime, durationMinutes, lengthField: 'durationMinutes' } as const;
        await bookWithin(ctx, tx, appointmentId, { ...patient, ...slot });
        // After booking, which locks the professional: the specialty stays until the commit.
        await assertPractises(tx, professionalId, request.specialtyId);
      }),
  });
}

/**
 * Assigns a request to an existing appointment. BAD_REQUEST when it is another professional's or patient's, doesn't
 * occupy time or was replaced; CONFLICT when it is another request's.
 */
export async function linkRequest(
  ctx: Context,
  id: string,
  { professionalId, appointmentId, adminNotes }: LinkRequestInput,
  expectedVersion?: number | null,
): Promise<AppointmentRequest> {
  assertCan(canHandleRequests(ctx.actor));
  const wanted = { status: 'assigned', professionalId, appointmentId, adminNotes } as const;
  try {
    return await ctx.transact((tx) =>
      changeRequest(ctx, tx, id, wanted, async (request, changes) => {
        await lockAppointments(tx, [request.appointmentId, appointmentId]);
        if (Object.keys(changes).some((field) => field !== 'adminNotes')) await replaceEndedTurno(tx, request);
        assertVersion(request, expectedVersion);
        const appointment = await lockAppointment(tx, appointmentId);
        if (appointment.professionalId !== professionalId) throw invalid('professionalId', 'El turno es de otro profesional');
        if (!holdsTime(appointment.status)) throw invalid('appointmentId', 'El turno está cancelado o el paciente no vino');
        if (await isReplaced(tx, appointmentId)) throw invalid('appointmentId', 'En lugar de este turno ya se dio otro. Elegí otro turno');
        if (!isSamePatient(request, appointment)) throw invalid('appointmentId', 'El turno es de otro paciente');
        await assertPractises(tx, professionalId, request.specialtyId);
      }),
    );
  } catch (error) {
    if (!isUniqueViolation(error, 'appointment_requests_appointment_unique')) throw error;
    throw new AppError('CONFLICT', 'Ese turno ya es de otra solicitud', { field: 'appointmentId' });
  }
}

/** The appointment may have a corrected address or name, but not both. */
function isSamePatient(request: AppointmentRequest, appointment: AppointmentRow): boolean {
  const isAlike = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  return (
    (request.patientUserId !== null && request.patientUserId === appointment.patientUserId) ||
    isAlike(request.patientEmail, appointment.patientEmail) ||
    isAlike(request.patientName, appointment.patientName)
  );
}

async function assertPractises({ manager }: Transaction, professionalId: number, specialtyId: number): Promise<void> {
  if (await manager.existsBy(ProfessionalEntity, { id: professionalId, specialtyId })) return;
  throw invalid('professionalId', 'Este profesional no atiende la especialidad de la solicitud');
}
