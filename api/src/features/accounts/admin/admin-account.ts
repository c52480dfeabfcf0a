import { addressFault, passwordFault } from '../passwords/credentials';

export interface AdminAccount {
  name: string;
  email: string;
  password: string;
}

/** Returns what is wrong, or null. Never repeats a value. */
export function adminFault({ name, email, password }: AdminAccount): string | null {
  const length = name.trim().length;
  if (length < 2 || length > 200) return 'El nombre debe tener entre 2 y 200 caracteres';
  return addressFault(email) ?? passwordFault(password);
}
