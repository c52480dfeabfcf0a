import { readDocuments } from '../../platform/rest/documents';
import type { DatedExamples } from '../../platform/rest/openapi/examples';
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

const EXAMPLE_ID = 'c5d1f0e2-7a34-4b8e-9c61-0f2b3d4e5a66';

const EXAMPLE_RECEIPT = 'q8Jm2vXw5TzR1nYkPcH7sLdA0eGfU4bO9iKtW6yVx3M';

export const appointmentExamples: DatedExamples = ({ date, instant }) => ({
  '*': {
    appointmentId: EXAMPLE_ID,
    patientName: 'Mariana Gutiérrez',
    patientEmail: 'mariana.gutierrez@correo.example',
    patientPhone: '+54 341 555-0142',
  },
  Appointment: {
    id: EXAMPLE_ID,
    receipt: EXAMPLE_RECEIPT,
    specialty: 'Cardiología',
    patientBirthDate: null,
    contactName: null,
    startTime: instant(1, '10:00'),
    endTime: instant(1, '10:30'),
    date: date(1),
    durationMinutes: 30,
    consultationKindId: 1,
    consultationKindName: 'Control',
    price: 18000,
    notes: 'Trae los estudios anteriores',
    status: 'confirmed',
  },
  AppointmentPage: { next: null },
  AppointmentCancellation: { reason: 'other', note: 'La clínica cierra por la tormenta' },
  'POST /appointments': {
    professional_id: 1,
    room_id: 1,
    patient_name: 'Mariana Gutiérrez',
    patient_email: 'mariana.gutierrez@correo.example',
    patient_phone: '+54 341 555-0142',
    start_time: instant(1, '11:00'),
    end_time: instant(1, '11:30'),
    duration_minutes: 30,
    notes: 'Primera consulta',
  },
  'GET /appointments': { month: date(0).slice(0, 7), status: 'scheduled', limit: 50 },
  'PUT /appointments/{id}/status': { status: 'cancelled' },
  'POST /admin/appointments': {
    professional_id: 1,
    room_id: 1,
    patient_name: 'Mariana Gutiérrez',
    patient_email: 'mariana.gutierrez@correo.example',
    appointment_date: date(3),
    start_time: instant(3, '11:00'),
    end_time: instant(3, '11:30'),
    duration_minutes: 30,
    notes: 'Control',
  },
  'GET /admin/appointments': { professional_id: 1, from: instant(0, '00:00'), until: instant(28, '00:00'), limit: 50 },
  'PUT /admin/appointments/{id}': {
    start_time: instant(1, '15:00'),
    end_time: instant(1, '15:30'),
    notes: 'Pasa a la tarde',
  },
  'PUT /admin/appointments/{id}/cancel': { reason: 'room_unavailable', tell_patient: true },
});
