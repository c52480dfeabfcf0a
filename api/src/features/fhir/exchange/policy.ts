import type { Scope } from '../../../domain/scopes';
import { staffMay } from '../../../platform/access/actor';
import { Admin, assertAllowed, Professional, SignedIn, type Audience } from '../../../platform/access/allow';
import { assertScope, hasScope } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { getAppointment, appointmentNotFound } from '../../appointments/appointment.service';
import { listScope } from '../../appointments/appointment.policy';
import type { Appointment } from '../../appointments/appointment.object';

/** Needs a session, or a key with the scope. UNAUTHENTICATED, FORBIDDEN. */
export function assertKnown({ actor }: Context, scope: Scope): void {
  assertAllowed(actor, [SignedIn]);
  assertScope(actor, scope);
}

/** If the query `appointments` would list it. NOT_FOUND. */
export async function appointmentInScope(ctx: Context, id: string): Promise<Appointment> {
  const scope = listScope(ctx.actor);
  const appointment = await getAppointment(ctx, id);
  const { professionalId, patientUserId } = appointment;
  const isTheirs =
    scope !== null &&
    (scope.professionalId ?? professionalId) === professionalId &&
    (scope.patientUserId ?? patientUserId) === patientUserId;
  if (!isTheirs) throw appointmentNotFound();
  return appointment;
}

const PATIENT_SEEKERS: readonly Audience[] = [Admin('patients')];

/** As the queries `patient` and `allPatients`. UNAUTHENTICATED, FORBIDDEN. */
export function assertReadsPatient({ actor }: Context): void {
  assertAllowed(actor, [...PATIENT_SEEKERS, Professional]);
  assertScope(actor, 'patients:read');
}

/** `isPersonal`: compares personal data. UNAUTHENTICATED, FORBIDDEN. */
export function assertSeeksPatients({ actor }: Context, isPersonal: boolean): void {
  assertAllowed(actor, PATIENT_SEEKERS);
  assertScope(actor, 'patients:read');
  if (isPersonal) assertScope(actor, 'personal-data');
}

/** Visitors typed patients' data, but don't get it back. */
export function readsPatients({ actor }: Context): boolean {
  return actor.kind !== 'guest' && hasScope(actor, 'personal-data');
}

/** Whether references to patients can be read. */
export function refersToPatients({ actor }: Context): boolean {
  return staffMay(actor, 'patients') && hasScope(actor, 'patients:read');
}
