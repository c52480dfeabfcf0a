import { Role } from '../../../platform/access/actor';
import { addressFault, newPasswordFault, passwordFault } from '../passwords/credentials';

export interface AdminAccount {
  name: string;
  email: string;
  password: string;
}

/** Returns what is wrong, or null. Never repeats a value. */
export function adminFault(account: AdminAccount): string | null {
  return identityFault(account) ?? newPasswordFault(Role.admin, account.password);
}

/**
 * As adminFault, for the configuration, which is read at each start: an older one may hold a short password, which is
 * refused only if it would be used.
 */
export function configuredAdminFault(account: AdminAccount): string | null {
  return identityFault(account) ?? passwordFault(account.password);
}

function identityFault({ name, email }: AdminAccount): string | null {
  const length = name.trim().length;
  if (length < 2 || length > 200) return 'El nombre debe tener entre 2 y 200 caracteres';
  return addressFault(email);
}
