export const SCOPE_AREAS = {
  appointments: 'Turnos',
  patients: 'Pacientes',
  requests: 'Solicitudes',
  'waiting-list': 'Lista de espera',
  till: 'Caja y cobros',
  rentals: 'Alquileres',
  rooms: 'Salas',
  professionals: 'Profesionales',
  specialties: 'Especialidades, servicios, obras sociales y copagos',
  settings: 'Configuración',
  reports: 'Reportes',
} as const;
export type ScopeArea = keyof typeof SCOPE_AREAS;

/** Writing doesn't include reading. */
export type Scope = `${ScopeArea}:${'read' | 'write'}` | 'events:read' | 'personal-data';

const SCOPE_TEXTS = {
  ...(Object.fromEntries(
    Object.entries(SCOPE_AREAS).flatMap(([area, word]) => [
      [`${area}:read`, `${word}: ver`],
      [`${area}:write`, `${word}: cambiar`],
    ]),
  ) as Record<`${ScopeArea}:${'read' | 'write'}`, string>),
  'events:read': 'Eventos: ver',
  'personal-data': 'Datos personales de pacientes',
} satisfies Record<Scope, string>;

/** In the order shown. */
export const SCOPES = (Object.keys(SCOPE_TEXTS) as Scope[]).filter((scope) => scope !== 'reports:write');

export function scopeText(scope: Scope): string {
  return SCOPE_TEXTS[scope];
}

/** Others need an administrator. */
export const SCOPES_OF_PROFESSIONALS: readonly Scope[] = SCOPES.filter(
  (scope) => !/^(events|till):|^(patients|rooms|specialties|settings):write$/.test(scope),
);
