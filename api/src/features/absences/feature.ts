import type { Feature } from '../../platform/feature';
import { AbsenceEntryEntity } from './absence-entry.entity';
import { AbsenceResolver } from './absence.resolver';

export const absences: Feature = {
  name: 'absences',
  scope: 'appointments',
  entities: [AbsenceEntryEntity],
  resolvers: [AbsenceResolver],
};
