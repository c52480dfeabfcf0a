import { createHmac } from 'node:crypto';

import { secretKey } from '../../platform/access/secret';
import type { Transaction } from '../../platform/database/database';
import type { WebhookEndpoint } from './webhook-endpoint.entity';

type OfEndpoint = Pick<WebhookEndpoint, 'id' | 'secretVersion' | 'secretChangedAt'>;

/** How long deliveries are signed by the secret before as well. */
const OVERLAP_MS = 24 * 3_600_000;

/** The newest first, as long as it is good with the one before. Made anew each time: none is stored. */
export async function secretsOf(
  db: Pick<Transaction, 'manager'>,
  { id, secretVersion, secretChangedAt }: OfEndpoint,
  now: Date,
): Promise<string[]> {
  const key = await secretKey(db, 'webhook');
  const secret = (version: number) => `whsec_${createHmac('sha256', key).update(`${id}:${version}`).digest('base64')}`;
  const isOverlapping = secretChangedAt !== null && now.getTime() - secretChangedAt.getTime() < OVERLAP_MS;
  return isOverlapping ? [secret(secretVersion), secret(secretVersion - 1)] : [secret(secretVersion)];
}
