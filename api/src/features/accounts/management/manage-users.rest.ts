import { readDocuments } from '../../../platform/rest/documents';
import type { Examples } from '../../../platform/rest/openapi/examples';
import { envelope, nothing, route, thePart } from '../../../platform/rest/route';

const document = readDocuments(__dirname, 'manage-users.rest.graphql', '../../appointments/appointment.rest.graphql');

export const manageUsersRoutes = [
  route('GET', '/admin/users', document('AllUsers'), thePart('items')),
  route('PUT', '/admin/users/{id}', document('UpdateUser')),
  route('PUT', '/admin/users/{id}/password', document('SetUserPassword'), envelope),
  route('DELETE', '/admin/users/{id}', document('DeleteUser'), nothing),
];

export const manageUsersExamples: Examples = {
  'GET /admin/users': { search: 'gutierrez', role: 'user', page: 1, limit: 50 },
  'PUT /admin/users/{id}': { id: 3, name: 'Mariana Gutiérrez Paz', phone: '+54 341 555-0143' },
  'PUT /admin/users/{id}/password': { id: 5 },
  'DELETE /admin/users/{id}': { id: 5 },
};
