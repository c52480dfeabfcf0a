import { readDocuments } from '../../../platform/rest/documents';
import type { ObjectSchema } from '../../../platform/rest/openapi/json-schema';
import { envelope, nothing, route, theField, type Shape } from '../../../platform/rest/route';

const document = readDocuments(__dirname, 'manage-users.rest.graphql', '../../appointments/appointment.rest.graphql');

const items: Shape = {
  status: 200,
  of: (data) => (theField.of(data) as { items: unknown }).items,
  schemaOf: (data) => (theField.schemaOf(data) as ObjectSchema).properties['items']!,
};

export const manageUsersRoutes = [
  route('GET', '/admin/users', document('AllUsers'), items),
  route('PUT', '/admin/users/{id}', document('UpdateUser')),
  route('PUT', '/admin/users/{id}/password', document('SetUserPassword'), envelope),
  route('DELETE', '/admin/users/{id}', document('DeleteUser'), nothing),
];
