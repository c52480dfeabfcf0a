import type { Appointment, Identifier } from '@medplum/fhirtypes';

import type { Context } from '../../../platform/context';
import type { Appointment as Turno } from '../../appointments/appointment.object';
import type { AppointmentCoverage } from '../../appointments/coverages/appointment-coverage.object';
import { coverageOfAppointment } from '../../appointments/coverages/shown-coverage';
import { documentNumberLoader } from '../../requests/patient-documents';
import type { Catalogue } from '../catalogue';
import { DNI_SYSTEM } from '../identifier-systems';
import { toAppointment } from '../resources/appointment';
import { readsPatients, refersToPatients } from './policy';

/** As far as the caller may read; for administrators with the DNI of requests. */
export async function exportAppointments(
  ctx: Context,
  turnos: readonly Turno[],
  catalogue: Catalogue,
): Promise<Appointment[]> {
  const documents = readsPatients(ctx) ? await Promise.all(turnos.map((turno) => documentOf(ctx, turno))) : [];
  const coverages = await Promise.all(turnos.map((turno) => coverageOf(ctx, turno)));
  return turnos.map((turno, index) =>
    toAppointment(ctx, turno, catalogue, {
      document: documents[index] ?? null,
      coverage: coverages[index] ?? null,
    }),
  );
}

/** For those to whom the patient is shown. */
async function coverageOf(ctx: Context, turno: Turno): Promise<AppointmentCoverage | null> {
  if (turno.shownAs !== undefined || !(readsPatients(ctx) || refersToPatients(ctx))) return null;
  return coverageOfAppointment(ctx, turno);
}

async function documentOf(ctx: Context, { patientId }: Turno): Promise<Identifier | null> {
  const value = patientId === null ? null : await documentNumberLoader(ctx).load(patientId);
  return value === null ? null : { use: 'official', system: DNI_SYSTEM.of(ctx), value };
}
