import { ADMIN_PATH, DASHBOARD_PATH, HOME_PATH, OWN_TODAY_PATH } from '../paths';
import type { SessionUserFragment } from './session.generated';

/** By role, and the professional's choice. */
export function homeOf({ role, startPage }: Pick<SessionUserFragment, 'role' | 'startPage'>): string {
  if (role === 'professional') return startPage === 'today' ? OWN_TODAY_PATH : DASHBOARD_PATH;
  return role === 'admin' ? ADMIN_PATH : HOME_PATH;
}
