import { readDocuments } from '../../platform/rest/documents';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'slots.rest.graphql');

export const slotRoutes = [
  route('GET', '/public/professionals/{id}/available-slots/{year}/{month}', document('AvailableSlots')),
  route('GET', '/admin/professionals/{id}/availability', document('ComingSlots')),
];
