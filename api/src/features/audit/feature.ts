import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { expiry, REMOVED } from '../../platform/jobs/housekeeping';
import { AuditEvent } from './audit-event.entity';
import { BEFORE_THOSE_YEARS, keptYears } from './kept-years';

export const audit: Feature = {
  name: 'audit',
  entities: [AuditEvent],
  expiries: [
    {
      batch: statement('audit.events-expire', expiry('audit_events', 'at', BEFORE_THOSE_YEARS), REMOVED),
      settings: keptYears,
    },
  ],
};
