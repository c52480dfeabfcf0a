import { readDocuments } from '../../../platform/rest/documents';
import { envelope, nothing, route, thePart } from '../../../platform/rest/route';

const document = readDocuments(__dirname, 'manage-users.rest.graphql', '../../appointments/appointment.rest.graphql');

export const manageUsersRoutes = [
  route('GET', '/admin/users', document('AllUsers'), thePart('items')),
  route('PUT', '/admin/users/{id}', document('UpdateUser')),
  route('PUT', '/admin/users/{id}/password', document('SetUserPassword'), envelope),
  route('DELETE', '/admin/users/{id}', document('DeleteUser'), nothing),
];
