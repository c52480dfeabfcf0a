import { readDocuments } from '../../platform/rest/documents';
import type { DatedExamples } from '../../platform/rest/openapi/examples';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'settlements.rest.graphql');

export const settlementRoutes = [
  route('GET', '/admin/settlements', document('Settlement')),
  route('GET', '/admin/insurers/{id}/settlement-lines', document('SettlementLines')),
];

const COUNTS = { appointments: 41, copays: 143_500, unknownCopays: 0, authorizations: 12, missingAuthorizations: 1 };

export const settlementExamples: DatedExamples = ({ instant }) => ({
  InsurerSettlement: { insurerName: 'OSDE', ...COUNTS, notTaken: 0, unclosed: 2 },
  ProfessionalSettlement: { professionalName: 'Dra. Laura Giménez', ...COUNTS },
  DeskSettlement: { professionalName: 'Dra. Laura Giménez', payments: 38, amount: 131_000 },
  SettlementLine: {
    startTime: instant(0, '09:00'),
    patientName: 'Pedro Paz',
    memberNumber: '61 000111 2 03',
    planName: '210',
    professionalName: 'Dra. Laura Giménez',
    appointmentType: 'Control',
    outcome: 'with_authorization',
    copay: 3500,
    authorizationStatus: 'granted',
    authorizationNumber: '881',
  },
  'GET /admin/settlements': { year: 2026, month: 6 },
  'GET /admin/insurers/{id}/settlement-lines': { year: 2026, month: 6, page: 1, limit: 50 },
});
