import { readDocuments } from '../../platform/rest/documents';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'settings.rest.graphql');

export const settingsRoutes = [
  route('GET', '/admin/config/timezone', document('TimezoneConfig')),
  route('PUT', '/admin/config/timezone', document('UpdateTimezoneConfig')),
];
