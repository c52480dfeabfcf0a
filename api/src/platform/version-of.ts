import { createHash } from 'node:crypto';

/** A hash that changes with the value. */
export function versionOf(read: unknown): string {
  return createHash('sha1').update(JSON.stringify(read)).digest('base64url');
}
