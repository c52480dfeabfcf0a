import { readDocuments } from '../../platform/rest/documents';
import type { Examples } from '../../platform/rest/openapi/examples';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'professional-removal.rest.graphql');

export const professionalRemovalRoutes = [route('DELETE', '/admin/professionals/{id}', document('DeleteProfessional'))];

export const professionalRemovalExamples: Examples = {
  DeletedProfessional: { summary: 'Se cancelaron 3 turnos y se eliminaron 2 alquileres de salas.' },
  ProfessionalRelatedData: { appointments: 3, availability: 5, roomBookings: 2, activityLogs: 14 },
  'DELETE /admin/professionals/{id}': { id: 2 },
};
