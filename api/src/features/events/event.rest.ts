import { readDocuments } from '../../platform/rest/documents';
import type { DatedExamples } from '../../platform/rest/openapi/examples';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'event.rest.graphql');

export const eventRoutes = [route('GET', '/events', document('Events'))];

export const eventExamples: DatedExamples = ({ instant }) => ({
  Event: {
    id: 'evt_3e1f7a90-4c2b-4d58-9b6e-8f0a1c2d3e05',
    type: 'appointment.confirmed',
    timestamp: new Date(instant(0, '10:00')).toISOString(),
    sequence: 1284,
    data: {
      appointment: { id: 'c5d1f0e2-7a34-4b8e-9c61-0f2b3d4e5a66', status: 'confirmed' },
      previous: { status: 'pending' },
    },
  },
  EventPage: { nextCursor: '1284', hasMore: false },
  'GET /events': { after: 'latest', limit: 100 },
});
