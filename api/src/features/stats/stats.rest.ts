import { readDocuments } from '../../platform/rest/documents';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'stats.rest.graphql');

export const statsRoutes = [route('GET', '/admin/stats', document('Stats'))];
