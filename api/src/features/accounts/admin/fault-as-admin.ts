import type { User } from '../../users/user.entity';

/** null: possible. */
export function faultAsAdmin({
  emailConfirmedAt,
  bookingsWithheld,
  invitedAt,
}: Pick<User, 'emailConfirmedAt' | 'bookingsWithheld' | 'invitedAt'>): string | null {
  // The owner chooses the password by the mailed link.
  if (invitedAt !== null) return null;
  if (emailConfirmedAt === null) return 'Esa cuenta no confirmó su correo electrónico: puede ser de otra persona';
  if (!bookingsWithheld) return null;
  return (
    'Esa cuenta confirmó su correo electrónico sin iniciar sesión: puede tener la contraseña de otra persona. ' +
    'Su dueña o dueño debe elegir antes una nueva en «¿Olvidaste tu contraseña?»'
  );
}
