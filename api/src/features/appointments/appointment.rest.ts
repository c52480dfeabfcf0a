import { readDocuments } from '../../platform/rest/documents';
import type { ObjectSchema } from '../../platform/rest/openapi/json-schema';
import { created, route, type Shape } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'appointment.rest.graphql');

const createDocument = readDocuments(__dirname, 'book/create-appointment.rest.graphql', 'appointment.rest.graphql');
const statusDocument = readDocuments(__dirname, 'change/appointment-status.rest.graphql', 'appointment.rest.graphql');

/** The items of a page are the list. */
const items: Shape = {
  status: 200,
  of: (data) => (data['appointments'] as { items: unknown }).items,
  schemaOf: ({ properties }) => (properties['appointments'] as ObjectSchema).properties['items']!,
};

export const appointmentRoutes = [
  route('POST', '/appointments', document('BookAppointment'), created),
  route('GET', '/appointments', document('Appointments'), items),
  route('GET', '/appointments/{id}', document('AppointmentDetails')),
  route('PUT', '/appointments/{id}/status', statusDocument('SetAppointmentStatus')),
  route('POST', '/admin/appointments', createDocument('CreateAppointment'), created),
];
