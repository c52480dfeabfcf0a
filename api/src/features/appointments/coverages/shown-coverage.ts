import { authorizationStatus } from '../../../domain/authorization';
import { toOffsetIso } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import type { Appointment } from '../appointment.object';
import { canBookFreely } from '../appointment.policy';
import type { AppointmentCoverageRow } from './appointment-coverage.entity';
import type { AppointmentAuthorization, AppointmentCoverage } from './appointment-coverage.object';
import { appointmentCoverageLoader } from './coverage-rows';

/** null: none known. */
export async function coverageOfAppointment(
  ctx: Context,
  appointment: Appointment,
): Promise<AppointmentCoverage | null> {
  const row = await appointmentCoverageLoader(ctx).load(appointment.id);
  if (!row) return null;
  const { insurer, insurerId, insurerName, planId, planName, memberNumber, outcome, copay, exemptReason, judgedFor } =
    row;
  return {
    insurerId,
    insurerName,
    isPrivatePay: insurer.kind === 'private_pay',
    planId,
    planName,
    memberNumber,
    outcome,
    copay,
    exemptReason,
    judgedFor,
    authorization: authorizationOf(ctx, appointment, row),
  };
}

function authorizationOf(
  { actor }: Context,
  { professionalId, date, zone }: Appointment,
  row: AppointmentCoverageRow,
): AppointmentAuthorization | null {
  const { authorizationStatus: stored, authorizationNumber, authorizationValidUntil, orderCuir } = row;
  if (stored === null) return null;
  const isStaff = canBookFreely(actor, professionalId);
  const moment = (at: Date | null) => at && toOffsetIso(zone, floorToMinute(at));
  return {
    status: authorizationStatus(stored, authorizationValidUntil, date),
    number: authorizationNumber,
    validUntil: authorizationValidUntil,
    orderCuir,
    requestedAt: moment(row.requestedAt),
    requestedByName: isStaff ? (row.requestedBy?.name ?? null) : null,
    decidedAt: moment(row.decidedAt),
    decidedByName: isStaff ? (row.decidedBy?.name ?? null) : null,
  };
}
