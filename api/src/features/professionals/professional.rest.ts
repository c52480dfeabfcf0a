import { readDocuments } from '../../platform/rest/documents';
import type { Examples } from '../../platform/rest/openapi/examples';
import { route, thePart } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'professional.rest.graphql');

export const professionalRoutes = [
  route('GET', '/public/professionals', document('PublicProfessionals')),
  route('GET', '/public/professionals/{id}', document('PublicProfessionalById')),
  route('GET', '/professionals/{id}/rate', document('ProfessionalRate'), thePart('offered_fee')),
  route('PUT', '/professionals/{id}/rate', document('UpdateProfessionalFee')),
];

export const professionalExamples: Examples = {
  '*': { professionalName: 'Dra. Laura Giménez' },
  Professional: {
    name: 'Dra. Laura Giménez',
    email: 'laura.gimenez@clinica.example',
    phone: '+54 341 555-0110',
    specialtyName: 'Cardiología',
    bio: 'Cardióloga. Atiende adultos y hace ecocardiogramas.',
    defaultDurationMinutes: 30,
    fee: 20000,
    licenseNumber: 'MN 987654',
    refepsNumber: '541030736087',
  },
  ProfessionalFee: { fee: 20000, defaultDurationMinutes: 30 },
  'GET /public/professionals': { specialty_id: 1 },
};
