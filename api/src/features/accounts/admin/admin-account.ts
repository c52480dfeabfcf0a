import { Role } from '../../../platform/access/actor';
import { addressFault, newPasswordFault, passwordFault } from '../passwords/credentials';

export interface AdminAccount {
  name: string;
  email: string;
  password: string;
}

/** A fault never contains values. */
export function adminFault(account: AdminAccount): string | null {
  return identityFault(account) ?? newPasswordFault(Role.admin, account.password);
}

/** Allows short passwords, which older configurations hold unused. */
export function configuredAdminFault(account: AdminAccount): string | null {
  return identityFault(account) ?? passwordFault(account.password);
}

function identityFault({ name, email }: AdminAccount): string | null {
  const length = name.trim().length;
  if (length < 2 || length > 200) return 'El nombre debe tener entre 2 y 200 caracteres';
  return addressFault(email);
}
