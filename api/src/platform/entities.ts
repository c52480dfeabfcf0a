import { Secret } from './access/secret.entity';
import { AttemptCounter } from './attempt-counter.entity';
import { IdempotencyKey } from './idempotency-key.entity';

export const platformEntities = [AttemptCounter, IdempotencyKey, Secret];
