import { readDocuments } from '../../platform/rest/documents';
import type { Examples } from '../../platform/rest/openapi/examples';
import { created, nothing, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'insurer.rest.graphql');

export const insurerRoutes = [
  route('GET', '/public/insurers', document('AcceptedInsurers')),
  route('GET', '/insurers', document('Insurers')),
  route('POST', '/admin/insurers', document('CreateInsurer'), created),
  route('PUT', '/admin/insurers/{id}', document('UpdateInsurer')),
  route('DELETE', '/admin/insurers/{id}', document('DeleteInsurer'), nothing),
];

export const insurerExamples: Examples = {
  Insurer: {
    name: 'OSDE',
    kind: 'national',
    rnasCode: '400800',
    aliases: ['OSDE Binario'],
    numberPattern: null,
  },
  InsurerPlan: { name: '210' },
  'POST /admin/insurers': {
    name: 'Mutual del Sur',
    kind: 'prepaid',
    rnas_code: '000007',
    aliases: ['la mutual'],
    number_pattern: '## ######',
    plans: [],
  },
  'PUT /admin/insurers/{id}': { id: 4, rnas_code: '400800', accepted: true, plans: [] },
  'DELETE /admin/insurers/{id}': { id: 2 },
};
