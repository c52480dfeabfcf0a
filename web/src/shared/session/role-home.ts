import type { Role } from './session.generated';

/** Where each role lands after signing in. */
export const ROLE_HOME: Record<Role, string> = { admin: '/admin', professional: '/dashboard', user: '/' };
