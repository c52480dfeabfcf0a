import { readDocuments } from '../../platform/rest/documents';
import type { DatedExamples } from '../../platform/rest/openapi/examples';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'coverage-rules.rest.graphql');

export const coverageRoutes = [
  route('GET', '/public/coverage', document('CoverageFor')),
  route('GET', '/public/coverage/professionals', document('ProfessionalCoverages')),
  route('GET', '/admin/coverage-rules', document('CoverageRules')),
  route('PUT', '/admin/coverage-rules', document('SetCoverageRules')),
  route('GET', '/admin/copays', document('CopayAmounts')),
  route('PUT', '/admin/copays', document('SetCopayAmounts')),
];

/** OSDE is the fourth of the insurers that each clinic begins with. */
const KEY = { insurerId: 4, planId: null, specialtyId: 1, professionalId: null, appointmentTypeId: null };

export const coverageExamples: DatedExamples = ({ date }) => ({
  TurnoCoverage: { outcome: 'with_copay', copay: 5000, exemptReason: null },
  ProfessionalCoverage: { professionalId: 1, outcome: 'with_copay', copay: 5000, varies: false },
  CoverageRule: { ...KEY, outcome: 'with_copay', validFrom: date(0), validTo: null },
  CopayAmount: { ...KEY, amount: 5000, validFrom: date(0) },
  'GET /public/coverage': { insurer_id: 4, professional_id: 1, date: date(1) },
  'GET /public/coverage/professionals': { insurer_id: 4 },
  'PUT /admin/coverage-rules': {
    cells: [{ insurer_id: 4, specialty_id: 1, seen: [] }],
    outcome: 'with_copay',
    valid_from: date(1),
  },
  'PUT /admin/copays': {
    amounts: [{ insurer_id: 4, specialty_id: 1, amount: 5000, valid_from: date(1), expected_version: 0 }],
  },
});
