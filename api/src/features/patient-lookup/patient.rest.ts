import { readDocuments } from '../../platform/rest/documents';
import type { Examples } from '../../platform/rest/openapi/examples';
import { created, nothing, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'patient.rest.graphql');

export const patientRoutes = [
  route('GET', '/patients', document('AllPatients')),
  route('POST', '/patients', document('CreatePatient'), created),
  route('GET', '/patients/{id}', document('Patient')),
  route('PATCH', '/patients/{id}', document('UpdatePatient')),
  route('POST', '/coverages', document('AddCoverage'), created),
  route('PATCH', '/coverages/{id}', document('UpdateCoverage')),
  route('DELETE', '/coverages/{id}', document('RemoveCoverage'), nothing),
];

const RECORDED = {
  givenNames: 'Rosa Inés',
  familyNames: 'Benítez Ledesma',
  registeredSex: 'F',
  birthDate: '1984-03-09',
};

const ROSA = '5c1d9e72-3f48-4b60-9a17-8e2f4d6b0c13';
const COVERAGE = 'c0a1f3b2-6d84-4e57-9b1a-2f7c8e5d4a30';

export const patientExamples: Examples = {
  Patient: {
    ...RECORDED,
    id: ROSA,
    name: 'Rosa Benítez',
    email: 'rosa.benitez@correo.example',
    phone: '+54 341 555 0142',
    notes: 'Viene en silla de ruedas',
    nationality: 'AR',
    state: 'validated',
  },
  PatientCoverage: {
    id: COVERAGE,
    number: '61 234567 8',
    holderName: null,
    relationship: 'holder',
    validFrom: '2024-03-01',
    validTo: null,
    checkedAt: '2026-05-30T09:15:00-03:00',
  },
  PatientIdentifier: { kind: 'dni', number: '30111222', registeredSex: 'F' },
  'GET /patients': { search: 'benitez rosa', page: 1, limit: 20 },
  'POST /patients': {
    name: 'Julia Ponce',
    given_names: 'Julia',
    family_names: 'Ponce',
    registered_sex: 'F',
    birth_date: '1991-11-30',
    email: 'julia.ponce@correo.example',
    phone: '+54 341 555 0177',
    notes: null,
    nationality: 'BO',
    preferred_channel: 'whatsapp',
    identifiers: [{ kind: 'dni', number: '35222333', registered_sex: 'F' }],
  },
  'PATCH /patients/{id}': { phone: '+54 341 555 0143', notes: 'Viene en silla de ruedas' },
  'POST /coverages': {
    patient_id: ROSA,
    insurer_id: 4,
    plan_id: null,
    number: '61 234567 8',
    holder_name: 'Olga Ledesma',
    relationship: 'child',
    valid_from: '2026-06-01',
    valid_to: null,
    is_primary: true,
    is_checked: false,
  },
  'PATCH /coverages/{id}': { id: COVERAGE, valid_to: '2026-06-30' },
  'DELETE /coverages/{id}': { id: '7d3e9b54-1c26-4f80-a5e9-3b6f0d2c8e17' },
};
