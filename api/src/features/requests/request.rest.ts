import { readDocuments } from '../../platform/rest/documents';
import { created, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'request.rest.graphql', '../specialties/specialty.rest.graphql');

export const requestRoutes = [
  route('POST', '/public/specialties/{id}/pre-appointment', document('RequestAppointment'), created),
  route('GET', '/admin/pre-appointments', document('PreAppointments')),
  route('PUT', '/admin/pre-appointments/{id}/status', document('UpdateRequest')),
  route('PUT', '/admin/pre-appointments/{id}/assign', document('LinkRequest')),
];
