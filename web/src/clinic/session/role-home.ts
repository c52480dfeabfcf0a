import { ADMIN_PATH, DASHBOARD_PATH, HOME_PATH } from '../paths';
import type { Role } from './session.generated';

export const ROLE_HOME: Record<Role, string> = { admin: ADMIN_PATH, professional: DASHBOARD_PATH, user: HOME_PATH };
