import { Secret } from './access/secret.entity';
import { AttemptCounter } from './attempt-counter.entity';
import { IdempotencyKey } from './idempotency-key.entity';
import { SchemaCompatibility } from './database/schema-compatibility.entity';
import { QueuedJob } from './jobs/queued-job.entity';
import { SearchWord } from './search-word.entity';

export const platformEntities = [AttemptCounter, IdempotencyKey, QueuedJob, SchemaCompatibility, SearchWord, Secret];
