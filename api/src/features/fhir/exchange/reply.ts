import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Resource } from '@medplum/fhirtypes';

import { answerUnchanged } from '../../../platform/http/etag';
import { sendCompressed } from '../../../platform/http/send-compressed';
import { FHIR_JSON, NDJSON } from './media-types';

export interface Reply {
  status: 200 | 201;
  /** Serializes on demand: the caller may have it. */
  body: () => string;
  type: (typeof FHIR_JSON | typeof NDJSON)[number];
  /** null: not cacheable. */
  etag: string | null;
  /** Seconds to cache; null: private. */
  maxAge: number | null;
  location?: string;
}

/** `isPublic`: equal for all callers. */
export function resourceReply(resource: Resource, { isPublic }: { isPublic: boolean }): Reply {
  return {
    status: 200,
    body: () => JSON.stringify(resource),
    type: FHIR_JSON[0],
    etag: null,
    maxAge: isPublic ? 0 : null,
  };
}

/** Version and ETag are the content's hash. */
export function versionedReply(resource: Resource, isPublic: boolean): Reply {
  const version = hashOf(JSON.stringify(resource));
  const versioned = { ...resource, meta: { ...resource.meta, versionId: version } };
  return { ...resourceReply(versioned as Resource, { isPublic }), etag: version };
}

export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex').slice(0, 32);
}

export async function sendReply(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<void> {
  const { etag, maxAge } = reply;
  response.setHeader(
    'Cache-Control',
    maxAge === null ? 'no-store' : maxAge === 0 ? 'no-cache' : `public, max-age=${maxAge}`,
  );
  if (etag !== null && answerUnchanged(request, response, `W/"${etag}"`)) return;
  response.statusCode = reply.status;
  response.setHeader('Content-Type', `${reply.type}; charset=utf-8`);
  if (reply.location !== undefined) response.setHeader('Location', reply.location);
  // Uncompressed: a length could reveal private data.
  if (maxAge !== null) return sendCompressed(request, response, reply.body());
  response.end(request.method === 'HEAD' ? undefined : reply.body());
}
