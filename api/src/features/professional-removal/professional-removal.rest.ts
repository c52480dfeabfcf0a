import { readDocuments } from '../../platform/rest/documents';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'professional-removal.rest.graphql');

export const professionalRemovalRoutes = [route('DELETE', '/admin/professionals/{id}', document('DeleteProfessional'))];
