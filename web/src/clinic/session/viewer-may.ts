import type { Permission } from '@turnero/api/domain/permissions';

import type { SessionUserFragment } from './session.generated';

/** Whether the viewer is an administrator with one of the permissions. */
export function viewerMay(
  viewer: Pick<SessionUserFragment, 'permissions'> | undefined,
  ...anyOf: readonly [Permission, ...Permission[]]
): boolean {
  return anyOf.some((permission) => viewer?.permissions.includes(permission));
}
