import type { Role } from './session.generated';

export const ROLE_LABEL: Record<Role, string> = {
  admin: 'Administrador',
  professional: 'Profesional',
  user: 'Paciente',
};
