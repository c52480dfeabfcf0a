import { readDocuments } from '../../platform/rest/documents';
import type { Examples } from '../../platform/rest/openapi/examples';
import { created, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'professional-accounts.rest.graphql');

export const professionalAccountRoutes = [
  route('GET', '/admin/professionals', document('AllProfessionals')),
  route('PUT', '/admin/professionals/reorder', document('ReorderProfessionals')),
  route('POST', '/admin/professionals', document('CreateProfessional'), created),
  route('PUT', '/admin/professionals/{id}', document('UpdateProfessional')),
];

export const professionalAccountExamples: Examples = {
  'POST /admin/professionals': {
    name: 'Dr. Tomás Ledesma',
    email: 'tomas.ledesma@clinica.example',
    password: 'jacaranda-en-flor',
    phone: '+54 341 555-0123',
    specialty_id: 1,
    bio: 'Clínico. Controles y chequeos.',
    license_number: 'MN 123456, MP 45678',
    sortOrder: 3,
  },
  'PUT /admin/professionals/reorder': { professionalIds: [2, 1, 3] },
};
