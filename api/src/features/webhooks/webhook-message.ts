import type { Context } from '../../platform/context';
import { postOutside, type PostResult } from '../../platform/http/outside/post';
import { option } from '../../platform/option';
import type { EventPayload } from '../events/event-payload';

/** Config.webhookLocalTargets. */
export const LOCAL_TARGETS = option(false);

export interface Message {
  url: string;
  /** See secretsOf. */
  secrets: readonly string[];
  payload: EventPayload;
}

/** Signed as standardwebhooks.com has it. */
export function sendMessage(
  ctx: Pick<Context, 'options'>,
  { url, secrets, payload }: Message,
  at: Date,
  signal?: AbortSignal,
): Promise<PostResult> {
  // Lazy: nobody needs it before the first delivery.
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
