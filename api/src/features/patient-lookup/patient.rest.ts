import { readDocuments } from '../../platform/rest/documents';
import type { Examples } from '../../platform/rest/openapi/examples';
import { created, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'patient.rest.graphql');

export const patientRoutes = [
  route('GET', '/patients', document('AllPatients')),
  route('POST', '/patients', document('CreatePatient'), created),
  route('GET', '/patients/{id}', document('Patient')),
  route('PATCH', '/patients/{id}', document('UpdatePatient')),
];

const RECORDED = {
  givenNames: 'Rosa Inés',
  familyNames: 'Benítez Ledesma',
  registeredSex: 'F',
  birthDate: '1984-03-09',
};

export const patientExamples: Examples = {
  Patient: {
    ...RECORDED,
    id: '5c1d9e72-3f48-4b60-9a17-8e2f4d6b0c13',
    name: 'Rosa Benítez',
    email: 'rosa.benitez@correo.example',
    phone: '+54 341 555 0142',
    notes: 'Viene en silla de ruedas',
    nationality: 'AR',
    state: 'validated',
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
};
