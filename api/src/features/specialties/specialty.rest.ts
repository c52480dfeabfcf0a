import { readDocuments } from '../../platform/rest/documents';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'specialty.rest.graphql');

export const specialtyRoutes = [
  route('GET', '/public/specialties', document('PublicSpecialties')),
  route('GET', '/public/specialties/{id}', document('PublicSpecialtyById')),
];
