import { readDocuments } from '../../platform/rest/documents';
import { created, nothing, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'specialty.rest.graphql');

export const specialtyRoutes = [
  route('GET', '/public/specialties', document('PublicSpecialties')),
  route('GET', '/public/specialties/{id}', document('PublicSpecialtyById')),
  route('GET', '/admin/specialties', document('AllSpecialties')),
  route('POST', '/admin/specialties', document('CreateSpecialty'), created),
  route('PUT', '/admin/specialties/{id}', document('UpdateSpecialty')),
  route('DELETE', '/admin/specialties/{id}', document('DeleteSpecialty'), nothing),
];
