import { readDocuments } from '../../platform/rest/documents';
import type { DatedExamples } from '../../platform/rest/openapi/examples';
import { created, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'request.rest.graphql', '../specialties/specialty.rest.graphql');

export const requestRoutes = [
  route('POST', '/public/specialties/{id}/pre-appointment', document('RequestAppointment'), created),
  route('GET', '/admin/pre-appointments', document('PreAppointments')),
  route('PUT', '/admin/pre-appointments/{id}/status', document('UpdateRequest')),
  route('PUT', '/admin/pre-appointments/{id}/assign', document('LinkRequest')),
];

/** OSDE is the fourth of the insurers that each clinic begins with. */
const COVERAGE = {
  insurerId: 4,
  insurerName: 'OSDE',
  planId: null,
  planName: null,
  memberNumber: '61 000111 2 03',
  isPrivatePay: false,
};

export const requestExamples: DatedExamples = ({ date }) => ({
  AppointmentRequest: {
    id: '9a7e4c10-5b32-4d68-8f21-3c5d7e9f1a02',
    number: 128,
    preferredDate: date(2),
    preferredTime: '09:30',
    contactName: 'Laura Gutiérrez',
    formData: { obra_social: 'OSDE' },
    adminNotes: 'Prefiere por la mañana',
  },
  RequestedCoverage: COVERAGE,
  SentRequest: {
    id: '9a7e4c10-5b32-4d68-8f21-3c5d7e9f1a02',
    number: 128,
    receipt: 'wN3kZt8RbQ1yFh6LxVc0oJ5uSdGm4EaPi7TqW9vK2sY',
  },
  'POST /public/specialties/{id}/pre-appointment': {
    patient_name: 'Mariana Gutiérrez',
    patient_email: 'mariana.gutierrez@correo.example',
    patient_phone: '+54 341 555-0142',
    preferred_date: date(2),
    preferred_time: '09:30',
    coverage: { insurer_id: 4, member_number: '61 000111 2 03' },
    form_data: { obra_social: 'OSDE' },
  },
  'GET /admin/pre-appointments': { status: 'pending', page: 1, limit: 20 },
  'PUT /admin/pre-appointments/{id}/status': {
    id: '2b6f8d14-7c05-4e9a-a3d1-5f7e9b1c3d04',
    status: 'pending_assignment',
    admin_notes: 'Prefiere por la mañana',
  },
});
