import { readDocuments } from '../../platform/rest/documents';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'event.rest.graphql');

export const eventRoutes = [route('GET', '/events', document('Events'))];
