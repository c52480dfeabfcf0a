const PAST_POOLER =
  'DATABASE_DIRECT_URL o, donde un servidor atiende a varias clínicas, la dirección de esta ' +
  '(npm run clinics -- change NOMBRE --database postgres://…)';

/** Shown to administrators and operators. */
export const BACKUP_FAULTS = {
  folder: 'No se pudo escribir en la carpeta de las copias: revisá que exista y sus permisos.',
  space: 'No hay lugar en el disco.',
  database: `Se cortó la conexión con la base de datos. Si se llega por un pooler, hace falta ${PAST_POOLER}.`,
  role:
    'La base de datos no permite crear otra donde probar la copia: hace falta el permiso CREATEDB, o BACKUP_CHECK_URL con un ' +
    'servidor donde se pueda.',
  key: 'La clave de las copias (BACKUP_KEY) no abre la copia.',
  broken: 'El archivo no se pudo leer hasta el final.',
  rows: 'Al restaurarla, no tenía todo lo que había en la base de datos.',
  overlaps: 'Al restaurarla, había turnos o alquileres superpuestos, o con horarios imposibles.',
  version: 'La base de datos es de una versión más nueva de Turnero que este servidor: actualizalo.',
  interrupted: 'Se interrumpió: el servidor se detuvo mientras la hacía.',
  unknown: 'Falló por un motivo que quedó en el registro del servidor.',
} as const;

/** Backups read one snapshot and are restored beside it; poolers support neither. */
export const NEEDS_DIRECT =
  `A la base de datos se llega por un pooler, y por él no se hacen copias: hace falta ${PAST_POOLER}, ` +
  'que lleve a la misma base sin él.';

export type BackupFault = keyof typeof BACKUP_FAULTS;
