import { readDocuments } from '../../platform/rest/documents';
import { created, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'professional-accounts.rest.graphql');

export const professionalAccountRoutes = [
  route('GET', '/admin/professionals', document('AllProfessionals')),
  route('PUT', '/admin/professionals/reorder', document('ReorderProfessionals')),
  route('POST', '/admin/professionals', document('CreateProfessional'), created),
  route('PUT', '/admin/professionals/{id}', document('UpdateProfessional')),
];
