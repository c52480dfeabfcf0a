import { createHash } from 'node:crypto';

export function versionOf(read: unknown): string {
  return createHash('sha1').update(JSON.stringify(read)).digest('base64url');
}
