import { authorizationStatus } from '../../../domain/authorization';
import { toOffsetIso } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import type { Appointment } from '../appointment.object';
import { canBookFreely, canReadAppointment } from '../appointment.policy';
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
  const shown = {
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
  return isRelatives(ctx, appointment) ? withoutHealth(shown) : shown;
}

function isRelatives({ actor }: Context, { familyRight, professionalId, patientUserId }: Appointment): boolean {
  return familyRight !== undefined && !canReadAppointment(actor, { professionalId, patientUserId });
}

/** The number may be the other parent's, and the reason tells of health. */
function withoutHealth({ authorization, ...shown }: AppointmentCoverage): AppointmentCoverage {
  const concealed = authorization && { ...authorization, number: null, orderCuir: null };
  return { ...shown, memberNumber: null, exemptReason: null, authorization: concealed };
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
