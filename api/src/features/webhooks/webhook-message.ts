import { createHmac } from 'node:crypto';

import { secretKey } from '../../platform/access/secret';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { postOutside, type PostResult } from '../../platform/http/outside/post';
import { option } from '../../platform/option';
import type { EventPayload } from '../events/event-payload';
import type { WebhookEndpoint } from './webhook-endpoint.entity';

/** Config.webhookLocalTargets. */
export const LOCAL_TARGETS = option(false);

export interface Message {
  url: string;
  /** See secretsOf. */
  secrets: readonly string[];
  payload: EventPayload;
}

/** By standardwebhooks.com. */
export function sendMessage(
  ctx: Pick<Context, 'options'>,
  { url, secrets, payload }: Message,
  at: Date,
  signal?: AbortSignal,
): Promise<PostResult> {
  // Only deliveries need it.
  const { Webhook } = require('standardwebhooks') as typeof import('standardwebhooks');
  const body = JSON.stringify(payload);
  return postOutside({
    url,
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Turnero',
      'webhook-id': payload.id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(payload.id, at, body)).join(' '),
    },
    allowsLocal: LOCAL_TARGETS.of(ctx),
    ...(signal && { signal }),
  });
}

type OfEndpoint = Pick<WebhookEndpoint, 'id' | 'secretVersion' | 'secretChangedAt'>;

/** The previous secret signs too for so long. */
const OVERLAP_MS = 24 * 3_600_000;

/** Newest first; derived, never stored. */
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
