import type { Feature } from '../../platform/feature';
import { AuditEvent } from './audit-event.entity';

export const audit: Feature = {
  name: 'audit',
  entities: [AuditEvent],
};
