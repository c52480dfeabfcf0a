import { Secret } from './access/secret.entity';
import { AttemptCounter } from './attempt-counter.entity';
import { IdempotencyKey } from './idempotency-key.entity';

/** Tables that stand below every feature. */
export const platformEntities = [AttemptCounter, IdempotencyKey, Secret];
