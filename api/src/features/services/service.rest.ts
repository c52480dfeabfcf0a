import { readDocuments } from '../../platform/rest/documents';
import type { Examples } from '../../platform/rest/openapi/examples';
import { created, nothing, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'service.rest.graphql');

export const serviceRoutes = [
  route('GET', '/admin/services', document('AllServices')),
  route('POST', '/admin/services', document('CreateService'), created),
  route('PUT', '/admin/services/{id}', document('UpdateService')),
  route('DELETE', '/admin/services/{id}', document('DeleteService'), nothing),
];

export const serviceExamples: Examples = {
  Service: {
    name: 'Electrocardiograma',
    description: 'Con informe en el día',
    price: 18000,
    currency: 'ARS',
    durationMinutes: 30,
  },
  'POST /admin/services': { name: 'Ergometría', description: 'Con cinta, hasta 40 minutos', price: 42000 },
  'DELETE /admin/services/{id}': { id: 2 },
};
