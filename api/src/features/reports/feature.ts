import type { Feature } from '../../platform/feature';
import { ActivityReportResolver } from './activity/activity-report.resolver';
import { activityExamples, activityRoutes } from './activity/activity.rest';
import { AuditReportResolver } from './audit/audit-report.resolver';

export const reports: Feature = {
  name: 'reports',
  scope: 'reports',
  resolvers: [ActivityReportResolver, AuditReportResolver],
  routes: activityRoutes,
  examples: [activityExamples],
};
