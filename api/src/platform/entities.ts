import { Secret } from './access/secret.entity';
import { AttemptCounter } from './attempt-counter.entity';
import { IdempotencyKey } from './idempotency-key.entity';
import { QueuedJob } from './jobs/queued-job.entity';
import { SearchWord } from './search-word.entity';

export const platformEntities = [AttemptCounter, IdempotencyKey, QueuedJob, SearchWord, Secret];
