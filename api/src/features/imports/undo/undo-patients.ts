import { In } from 'typeorm';

import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Transaction } from '../../../platform/database/database';
import { AppointmentEntity } from '../../appointments/appointment.entity';
import { PatientCoverageRow } from '../../patients/coverages/patient-coverage.entity';
import { lockPatientNames } from '../../patients/lock-patient-name';
import { Patient } from '../../patients/patient.entity';
import { deletePatients } from '../../patients/patient.service';
import { PatientRelationRow } from '../../patients/relations/patient-relation.entity';
import { AppointmentRequest } from '../../requests/request.entity';
import { PaymentEntity } from '../../tills/payment.entity';
import { WaitingListEntryEntity } from '../../waiting-list/entries/entry.entity';
import type { TakeBack } from './take-back';

/** New ones, if unchanged and unused. Filled ones stay as they are. */
export const takeBackPatients: TakeBack = async (ctx, tx, rows) => {
  assertCan(adminMay(ctx.actor, 'patients'));
  const ids = rows.filter(({ isFilled }) => !isFilled).flatMap(({ patientId }) => patientId ?? []);
  const theirs = { where: { id: In(ids) }, order: { id: 'ASC' } } as const;
  // A booking that found the patient holds its row; a later one waits for the name.
  const known = await tx.manager.find(Patient, { ...theirs, select: { id: true, knownBy: true } });
  await lockPatientNames(
    tx,
    known.flatMap(({ knownBy }) => knownBy),
  );
  const patients = await tx.manager.find(Patient, { ...theirs, lock: { mode: 'pessimistic_write' } });
  const byId = new Map(patients.map((patient) => [patient.id, patient]));
  const left = new Map<string, number>();
  for (const { patientId, patientVersion } of rows) {
    if (patientId !== null) left.set(patientId, Math.max(left.get(patientId) ?? 0, patientVersion ?? 0));
  }
  const inUse = await usesOf(tx, ids);
  const touched = rows.flatMap(({ line, patientId, isFilled }) => {
    const patient = isFilled ? undefined : byId.get(patientId ?? '');
    if (!patient) return [];
    const use = inUse.get(patient.id);
    if (use !== undefined) return [{ line, why: `el paciente ${use}` }];
    if (patient.state === 'merged') return [{ line, why: 'el paciente se unió a otro' }];
    if (patient.userId !== null) return [{ line, why: 'el paciente ya tiene una cuenta' }];
    return patient.version === left.get(patient.id) ? [] : [{ line, why: 'el paciente cambió' }];
  });
  if (touched.length > 0) return touched;
  await deletePatients(ctx, tx, patients);
  return [];
};

const USES: readonly [entity: new () => object, column: string, text: string][] = [
  [AppointmentEntity, 'patientId', 'ya tiene turnos'],
  [AppointmentRequest, 'patientId', 'ya tiene solicitudes'],
  [WaitingListEntryEntity, 'patientId', 'ya está en una lista de espera'],
  [PaymentEntity, 'patientId', 'ya tiene pagos'],
  [PatientRelationRow, 'patientId', 'ya tiene familiares'],
  [PatientRelationRow, 'relativeId', 'ya tiene familiares'],
  [PatientCoverageRow, 'patientId', 'ya tiene coberturas'],
];

async function usesOf({ manager }: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  const uses = new Map<string, string>();
  for (const [entity, column, text] of USES) {
    const found = await manager
      .createQueryBuilder(entity, 'used')
      .select(`DISTINCT used.${column}`, 'id')
      .where(`used.${column} = ANY (:ids)`, { ids })
      .getRawMany<{ id: string }>();
    for (const { id } of found) if (!uses.has(id)) uses.set(id, text);
  }
  return uses;
}
