import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { expiry, REMOVED } from '../../platform/jobs/housekeeping';
import { AuditEvent } from './audit-event.entity';

/** The general limitation period (art. 2560 CCyC). */
const KEPT = '5 years';

export const audit: Feature = {
  name: 'audit',
  entities: [AuditEvent],
  expiries: [
    statement('audit.events-expire', expiry('audit_events', 'at', `$1::timestamptz - interval '${KEPT}'`), REMOVED),
  ],
};
