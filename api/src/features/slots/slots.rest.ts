import { readDocuments } from '../../platform/rest/documents';
import type { DatedExamples } from '../../platform/rest/openapi/examples';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'slots.rest.graphql');

export const slotRoutes = [
  route('GET', '/public/professionals/{id}/available-slots/{year}/{month}', document('AvailableSlots')),
  route('GET', '/admin/professionals/{id}/availability', document('ComingSlots')),
];

export const slotExamples: DatedExamples = ({ date, instant }) => ({
  DaySlots: { day: Number(date(0).slice(8)), slots: [instant(0, '10:00'), instant(0, '10:30')] },
  ComingSlot: { startTime: '10:00', endTime: '10:30', durationMinutes: 30 },
  'GET /public/professionals/{id}/available-slots/{year}/{month}': { roomId: 1 },
  'GET /admin/professionals/{id}/availability': { days: 30, duration_minutes: 30 },
});
