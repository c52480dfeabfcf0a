import { Like } from 'typeorm';

import type { Feature } from '../../platform/feature';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { PATIENTS_OF_DOCUMENT, type PatientsOfDocument } from '../patient-lookup/known-patients';
import { ROWS_OF_PATIENTS } from '../patients/erasure/rows-of-patients';
import { DOCUMENT_SOURCES, type DocumentSource } from '../requests/patient-documents';
import { rowsOfPatients } from './erased-rows';
import { ImportRow } from './import-row.entity';
import { Import } from './import.entity';
import { ImportResolver } from './import.resolver';

/** A DNI identifies one person, a part of one few. */
const MOST_TURNOS = 500;

/** By name they are found as patients of appointments. */
const importedPatients: PatientsOfDocument = async ({ db }, digits) => {
  const rows = await db.manager.find(ImportRow, {
    select: { kind: true, externalKey: true, appointment: { id: true, patientId: true } },
    relations: { appointment: true },
    where: { documentNumber: Like(`%${digits}%`) },
    take: MOST_TURNOS,
  });
  return rows.flatMap(({ appointment }) => appointment?.patientId ?? []);
};

const importedDocuments: DocumentSource = ({ db }, patientIds) =>
  db.manager
    .createQueryBuilder(ImportRow, 'row')
    .innerJoin(AppointmentEntity, 'a', 'a.id = row.appointmentId')
    .select('a.patient_id', 'patientId')
    .addSelect('row.document_number', 'documentNumber')
    .where('a.patient_id = ANY (:patientIds) AND row.document_number IS NOT NULL', { patientIds })
    .orderBy('a.starts_at')
    .getRawMany();

export const imports: Feature = {
  name: 'imports',
  entities: [Import, ImportRow],
  resolvers: [ImportResolver],
  extensions: [
    PATIENTS_OF_DOCUMENT.with(importedPatients),
    DOCUMENT_SOURCES.with(importedDocuments),
    ROWS_OF_PATIENTS.with(rowsOfPatients),
  ],
};
