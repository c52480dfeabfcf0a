/** Actions open to an administrator's account. Its set of permissions names some; Dirección has all. */
const PERMISSION_TEXTS = {
  appointments: { group: 'desk', label: 'Turnos', hint: 'El día, el calendario, las llegadas y las ausencias' },
  requests: { group: 'desk', label: 'Solicitudes', hint: 'Leerlas, asignarlas y rechazarlas' },
  waiting_list: { group: 'desk', label: 'Lista de espera', hint: 'Quién espera, y ofrecerle un lugar' },
  patients: { group: 'desk', label: 'Pacientes', hint: 'Buscarlos y ver cómo ubicarlos' },
  till: { group: 'desk', label: 'Caja', hint: 'Cobrar, anular cobros, abrir y cerrar la caja' },
  people: {
    group: 'management',
    label: 'Profesionales, especialidades y usuarios',
    hint: 'Altas, cambios y bajas, y borrar los datos de un paciente',
  },
  rooms: { group: 'management', label: 'Salas y horarios', hint: 'Salas, alquileres y horarios de atención' },
  prices: { group: 'management', label: 'Precios', hint: 'Costo por hora, descuentos, honorarios y obras sociales' },
  reports: { group: 'management', label: 'Reportes', hint: 'Números de la clínica, ingresos y actividad' },
  accounts: {
    group: 'direction',
    label: 'Cuentas y permisos',
    hint: 'Otras cuentas de administración y qué puede cada una',
  },
  integrations: { group: 'direction', label: 'Integraciones', hint: 'Claves de API, webhooks, eventos y calendarios' },
  security: { group: 'direction', label: 'Seguridad y auditoría', hint: 'Sesiones, verificación y quién cambió qué' },
  backups: { group: 'direction', label: 'Copias de seguridad', hint: 'Verlas y hacerlas' },
  settings: {
    group: 'direction',
    label: 'Configuración',
    hint: 'La clínica, la web, las pantallas y las importaciones',
  },
} as const satisfies Record<string, { group: PermissionGroup; label: string; hint: string }>;

export type Permission = keyof typeof PERMISSION_TEXTS;

/** In the order shown. */
export const PERMISSIONS = Object.keys(PERMISSION_TEXTS) as readonly Permission[];

export const PERMISSION_GROUPS = { desk: 'Recepción', management: 'Gestión', direction: 'Dirección' } as const;
export type PermissionGroup = keyof typeof PERMISSION_GROUPS;

export const ALL_PERMISSIONS: ReadonlySet<Permission> = new Set(PERMISSIONS);
export const NO_PERMISSIONS: ReadonlySet<Permission> = new Set();

export function permissionText(permission: Permission): { group: PermissionGroup; label: string; hint: string } {
  return PERMISSION_TEXTS[permission];
}

/** Skips names that this version doesn't know. null: all. */
export function permissionsIn(names: readonly string[] | null): ReadonlySet<Permission> {
  return names === null ? ALL_PERMISSIONS : new Set(PERMISSIONS.filter((permission) => names.includes(permission)));
}

/** Whether `wide` has every permission of `narrow`. */
export function covers(wide: ReadonlySet<Permission>, narrow: Iterable<Permission>): boolean {
  return [...narrow].every((permission) => wide.has(permission));
}
