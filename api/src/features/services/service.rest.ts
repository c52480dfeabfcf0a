import { readDocuments } from '../../platform/rest/documents';
import { created, nothing, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'service.rest.graphql');

export const serviceRoutes = [
  route('GET', '/admin/services', document('AllServices')),
  route('POST', '/admin/services', document('CreateService'), created),
  route('PUT', '/admin/services/{id}', document('UpdateService')),
  route('DELETE', '/admin/services/{id}', document('DeleteService'), nothing),
];
