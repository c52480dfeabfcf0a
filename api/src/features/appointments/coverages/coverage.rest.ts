import { readDocuments } from '../../../platform/rest/documents';
import type { DatedExamples } from '../../../platform/rest/openapi/examples';
import { route } from '../../../platform/rest/route';

const document = readDocuments(__dirname, 'coverage.rest.graphql');

export const appointmentCoverageRoutes = [
  route('PUT', '/admin/appointments/{id}/coverage', document('SetAppointmentCoverage')),
  route('PUT', '/admin/appointments/{id}/authorization', document('SetAppointmentAuthorization')),
  route('GET', '/admin/appointments/authorizations-missing', document('AuthorizationsMissing')),
];

/** OSDE is the fourth of the insurers that each clinic begins with. */
export const appointmentCoverageExamples: DatedExamples = ({ date, instant }) => ({
  AppointmentCoverage: {
    insurerId: 4,
    insurerName: 'OSDE',
    planId: null,
    planName: null,
    memberNumber: '61 000111 2 03',
    isPrivatePay: false,
    outcome: 'with_authorization',
    copay: 3500,
    exemptReason: null,
    judgedFor: date(1),
  },
  AppointmentAuthorization: {
    status: 'granted',
    number: '8841203',
    validUntil: date(20),
    orderCuir: null,
    requestedAt: instant(0, '09:00'),
    decidedAt: instant(0, '12:00'),
  },
  'PUT /admin/appointments/{id}/coverage': {
    coverage: { insurer_id: 4, member_number: '61 000111 2 03' },
    exempt_reason: null,
  },
  'PUT /admin/appointments/{id}/authorization': { status: 'granted', number: '8841203', valid_until: date(20) },
  'GET /admin/appointments/authorizations-missing': { date: date(1), first: 50 },
});
