import type { Feature } from '../../platform/feature';
import { PATIENT_SOURCES } from '../patients/known-patients';
import { DOCUMENT_SOURCES } from '../requests/requested-patients';
import { ImportRow } from './import-row.entity';
import { Import } from './import.entity';
import { ImportResolver } from './import.resolver';
import { importedDocuments, importedPatients } from './imported-patients';

export const imports: Feature = {
  name: 'imports',
  entities: [Import, ImportRow],
  resolvers: [ImportResolver],
  extensions: [PATIENT_SOURCES.with(importedPatients), DOCUMENT_SOURCES.with(importedDocuments)],
};
