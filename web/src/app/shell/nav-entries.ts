import { HOME_PATH, LOGIN_PATH, MY_APPOINTMENTS_PATH } from '../../clinic/paths';
import { homeOf } from '../../clinic/session/role-home';
import type { Role, SessionUserFragment } from '../../clinic/session/session.generated';
import { REGISTER_PATH } from '../../features/accounts/accounts.paths';
import { SPECIALTIES_PATH } from '../../features/landing/landing.paths';

interface Entry {
  label: string;
  to: string;
}

export const HOME_ENTRY: Entry = { label: 'Inicio', to: HOME_PATH };
/** Only in the mobile menu. */
export const SERVICES_ENTRY: Entry = { label: 'Servicios', to: SPECIALTIES_PATH };

/** The user's own pages. */
export function ownEntry(viewer: SessionUserFragment): Entry {
  return { label: OWN_LABEL[viewer.role], to: viewer.role === 'user' ? MY_APPOINTMENTS_PATH : homeOf(viewer) };
}

const OWN_LABEL: Record<Role, string> = { user: 'Mis Citas', professional: 'Panel', admin: 'Administración' };

export const SIGN_IN_ENTRY: Entry = { label: 'Iniciar Sesión', to: LOGIN_PATH };
export const REGISTER_ENTRY: Entry = { label: 'Registrarse como Paciente', to: REGISTER_PATH };
