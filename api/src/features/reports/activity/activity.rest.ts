import { readDocuments } from '../../../platform/rest/documents';
import { route } from '../../../platform/rest/route';

const document = readDocuments(__dirname, 'activity.rest.graphql');

export const activityRoutes = [route('GET', '/admin/activity-logs', document('ActivityLogs'))];
