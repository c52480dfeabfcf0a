import { Like } from 'typeorm';

import { selection } from '../../platform/database/selection';
import type { Feature } from '../../platform/feature';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { KNOWN_PATIENT, PATIENT_SOURCES, peopleQuery, type PatientSource } from '../patients/known-patients';
import { DOCUMENT_SOURCES, type DocumentSource } from '../requests/requested-patients';
import { ImportRow } from './import-row.entity';
import { Import } from './import.entity';
import { ImportResolver } from './import.resolver';

const IMPORTED = selection('imports.patients', KNOWN_PATIENT);

/** A DNI identifies one person, a part of one few. */
const MOST_TURNOS = 500;

/** By DNI; by name they are found as patients of appointments. */
const importedPatients: PatientSource = async ({ db }, search) => {
  if (search.digits === null) return [];
  const rows = await db.manager.find(ImportRow, {
    select: { kind: true, externalKey: true, appointmentId: true },
    where: { documentNumber: Like(`%${search.digits}%`) },
    take: MOST_TURNOS,
  });
  if (rows.length === 0) return [];
  const ids = rows.map(({ appointmentId }) => appointmentId);
  const unsearched = { ...search, words: () => [] };
  const query = peopleQuery(db.manager, AppointmentEntity, 'starts_at', unsearched, (people) =>
    people.andWhere('a.id = ANY (:ids)', { ids }),
  );
  return db.select(IMPORTED, query);
};

const importedDocuments: DocumentSource = ({ db }, addresses) =>
  db.manager
    .createQueryBuilder(ImportRow, 'row')
    .innerJoin(AppointmentEntity, 'a', 'a.id = row.appointmentId')
    .select('a.patient_name', 'patientName')
    .addSelect('a.patient_email', 'patientEmail')
    .addSelect('row.document_number', 'documentNumber')
    .where('lower(a.patient_email) = ANY (:addresses) AND row.document_number IS NOT NULL', { addresses })
    .orderBy('a.starts_at')
    .getRawMany();

export const imports: Feature = {
  name: 'imports',
  entities: [Import, ImportRow],
  resolvers: [ImportResolver],
  extensions: [PATIENT_SOURCES.with(importedPatients), DOCUMENT_SOURCES.with(importedDocuments)],
};
