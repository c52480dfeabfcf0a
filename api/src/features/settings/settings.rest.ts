import { readDocuments } from '../../platform/rest/documents';
import type { Examples } from '../../platform/rest/openapi/examples';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'settings.rest.graphql');

export const settingsRoutes = [
  route('GET', '/admin/config/timezone', document('TimezoneConfig')),
  route('PUT', '/admin/config/timezone', document('UpdateTimezoneConfig')),
];

export const settingsExamples: Examples = {
  ClinicConventions: {
    timeZone: 'America/Argentina/Buenos_Aires',
    locale: 'es-AR',
    currency: 'ARS',
    countryCode: '+54',
    defaultStartTime: '09:00',
    defaultEndTime: '17:00',
    lunchStartTime: '12:00',
    lunchEndTime: '13:00',
    weekStartsOn: 'monday',
  },
};
