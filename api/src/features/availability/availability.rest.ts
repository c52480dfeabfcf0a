import { readDocuments } from '../../platform/rest/documents';
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
