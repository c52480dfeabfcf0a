import { readDocuments } from '../../platform/rest/documents';
import type { DatedExamples } from '../../platform/rest/openapi/examples';
import { created, nothing, route, thePart } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'availability.rest.graphql');

export const availabilityRoutes = [
  route('GET', '/professionals/{id}/availability', document('ProfessionalAvailability'), thePart('entries')),
  route('PUT', '/professionals/{id}/availability', document('SetProfessionalAvailability'), thePart('entries')),
  route('GET', '/professionals/{id}/unavailable-dates', document('UnavailableDates')),
  route('POST', '/professionals/{id}/unavailable-dates', document('AddUnavailableDate'), created),
  route('PUT', '/professionals/{id}/unavailable-dates/{dateId}', document('UpdateUnavailableDate')),
  route('DELETE', '/professionals/{id}/unavailable-dates/{dateId}', document('DeleteUnavailableDate'), nothing),
];

export const availabilityExamples: DatedExamples = ({ date }) => ({
  AvailabilityEntry: { dayOfWeek: 1, startTime: '09:00', endTime: '13:00' },
  AvailabilityEntryInput: { dayOfWeek: 1, startTime: '09:00', endTime: '13:00' },
  UnavailableDate: {
    date: date(21),
    reason: 'other',
    description: 'Jornadas de cardiología',
    isAllDay: false,
    startTime: '09:00',
    endTime: '12:00',
  },
  'GET /professionals/{id}/unavailable-dates': { from: date(0) },
  'POST /professionals/{id}/unavailable-dates': { date: date(28), reason: 'vacation', is_all_day: true },
  'DELETE /professionals/{id}/unavailable-dates/{dateId}': { dateId: 2 },
});
