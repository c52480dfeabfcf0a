import type { Permission } from '@turnero/api/domain/permissions';

import { useViewer } from './useViewer';
import { viewerMay } from './viewer-may';

/** Whether the viewer is an administrator with one of the permissions. */
export function useMay(...anyOf: readonly [Permission, ...Permission[]]): boolean {
  return viewerMay(useViewer().viewer, ...anyOf);
}
