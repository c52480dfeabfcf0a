import { readDocuments } from '../../../platform/rest/documents';
import type { Examples } from '../../../platform/rest/openapi/examples';
import { route } from '../../../platform/rest/route';

const document = readDocuments(__dirname, 'activity.rest.graphql');

export const activityRoutes = [route('GET', '/admin/activity-logs', document('ActivityLogs'))];

export const activityExamples: Examples = {
  Activity: { id: '41', changesSummary: 'Horarios semanales: Lunes 09:00-13:00 → Lunes 09:00-17:00' },
  ReportedProfessional: { name: 'Dra. Laura Giménez', email: 'laura.gimenez@clinica.example' },
  Pagination: { page: 1, limit: 20, total: 1, pages: 1 },
  'GET /admin/activity-logs': { professional_id: 1, page: 1, limit: 20 },
};
