import { ADMIN_PATH, DASHBOARD_PATH, HOME_PATH } from '../../clinic/paths';
import type { Role } from '../../clinic/session/session.generated';
import { LOGIN_PATH, REGISTER_PATH } from '../../features/accounts/accounts.paths';
import { MY_APPOINTMENTS_PATH } from '../../features/appointments/appointments.paths';
import { SPECIALTIES_PATH } from '../../features/landing/landing.paths';

interface Entry {
  label: string;
  to: string;
}

export const HOME_ENTRY: Entry = { label: 'Inicio', to: HOME_PATH };
/** Only in the mobile menu. */
export const SERVICES_ENTRY: Entry = { label: 'Servicios', to: SPECIALTIES_PATH };

export const ROLE_ENTRY: Record<Role, Entry> = {
  user: { label: 'Mis Citas', to: MY_APPOINTMENTS_PATH },
  professional: { label: 'Panel', to: DASHBOARD_PATH },
  admin: { label: 'Administración', to: ADMIN_PATH },
};

export const SIGN_IN_ENTRY: Entry = { label: 'Iniciar Sesión', to: LOGIN_PATH };
export const REGISTER_ENTRY: Entry = { label: 'Registrarse como Paciente', to: REGISTER_PATH };
