import { createHash, randomUUID } from 'node:crypto';

import { recordedActor } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';

/**
 * The id of a series to be made. With the key of a retry it is the same each time, so that the days of a try that was
 * cut off and those of the next one are one series; with another request it is another.
 */
export function seriesIdOf({ actor }: Context, key: string | null | undefined, request: unknown): string {
  if (key == null) return randomUUID();
  const { actorUserId, actorKeyId } = recordedActor(actor);
  const hash = createHash('sha256')
    .update(JSON.stringify([actorUserId, actorKeyId, key, request]))
    .digest('hex');
  // Version 8 of RFC 9562: whatever its maker likes.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
