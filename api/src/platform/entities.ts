import { Secret } from './access/secret.entity';
import { AttemptCounter } from './attempt-counter.entity';
import { IdempotencyKey } from './idempotency-key.entity';
import { QueuedJob } from './jobs/queued-job.entity';

export const platformEntities = [AttemptCounter, IdempotencyKey, QueuedJob, Secret];
