import { readDocuments } from '../../platform/rest/documents';
import { created, route, thePart } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'appointment.rest.graphql');

const createDocument = readDocuments(__dirname, 'book/create-appointment.rest.graphql', 'appointment.rest.graphql');
const updateDocument = readDocuments(__dirname, 'change/update-appointment.rest.graphql', 'appointment.rest.graphql');
const statusDocument = readDocuments(__dirname, 'change/appointment-status.rest.graphql', 'appointment.rest.graphql');

export const appointmentRoutes = [
  route('POST', '/appointments', document('BookAppointment'), created),
  route('GET', '/appointments', document('Appointments'), thePart('items')),
  route('GET', '/appointments/{id}', document('AppointmentDetails')),
  route('PUT', '/appointments/{id}/status', statusDocument('SetAppointmentStatus')),
  route('POST', '/admin/appointments', createDocument('CreateAppointment'), created),
  route('GET', '/admin/appointments', updateDocument('AllAppointments'), thePart('items')),
  route('PUT', '/admin/appointments/{id}', updateDocument('UpdateAppointment')),
  route('PUT', '/admin/appointments/{id}/confirm', updateDocument('ConfirmAppointment')),
  route('PUT', '/admin/appointments/{id}/cancel', updateDocument('CancelAppointment')),
];
