import { addressFault, passwordFault } from '../passwords/credentials';

/** An administrator as the operator of the server names them. */
export interface AdminAccount {
  name: string;
  email: string;
  password: string;
}

/** What is wrong with it, by the same rules as anybody's account; null for nothing. Repeats no value. */
export function adminFault({ name, email, password }: AdminAccount): string | null {
  const length = name.trim().length;
  if (length < 2 || length > 200) return 'El nombre debe tener entre 2 y 200 caracteres';
  return addressFault(email) ?? passwordFault(password);
}
