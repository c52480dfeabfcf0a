import { createHash } from 'node:crypto';

/** Another text whenever anything of it is another. */
export function versionOf(read: unknown): string {
  return createHash('sha1').update(JSON.stringify(read)).digest('base64url');
}
