import { countText } from '../../kit/text/count-text';

const NUMBER = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

export const texts = {
  about:
    'Una copia tiene todo lo que hay en la clínica, y se comprueba apenas se hace. Para volver a una, avisale a quien ' +
    'mantiene el servidor.',
  operator: {
    title: 'Para quien mantiene el servidor',
    settings: [
      'La carpeta de las copias: BACKUP_DIR',
      'La clave que las cifra: BACKUP_KEY',
      'Volver a una copia: npm run restore',
    ],
  },
  nightly: (hour: number) => `Se hace una por noche, a las ${String(hour).padStart(2, '0')}:00.`,
  notEncrypted:
    'Las copias no están cifradas: quien tenga el archivo lee todo. A quien mantiene el servidor le falta elegir una clave.',
  late: (when: string) =>
    `La última copia comprobada es del ${when}: si el servidor se perdiera hoy, se perdería lo que se cargó después.`,
  never: 'Todavía no hay ninguna copia comprobada.',
  lastFailed: 'La última copia falló.',
  make: 'Hacer una copia ahora',
  making: 'La copia está en marcha. Podés seguir trabajando: la página avisa cuando termina',
  makeFailed: 'Error al pedir la copia',
  done: 'La copia está hecha y comprobada',
  running: {
    waiting: 'Empieza en unos segundos…',
    making: 'Se está escribiendo la copia…',
    checking: 'Ya está escrita. Se restaura aparte para comprobarla…',
  },
  failed: 'Error al cargar las copias de seguridad',
  facts: { made: 'Última copia', checked: 'Última comprobada', none: 'Ninguna' },
  list: {
    caption: 'Copias de seguridad',
    title: 'Las últimas copias',
    empty: 'Todavía no hay copias',
    emptyHint: 'La primera se hace sola en unos minutos, o ahora con el botón.',
    emptyOff: 'Pasale el aviso de arriba a quien mantiene el servidor: sin carpeta no se hace ninguna copia.',
    when: 'Fecha y hora',
    state: 'Estado',
    what: 'Archivo',
    size: 'Tamaño',
    made: 'Tardó',
    checked: 'Comprobarla',
    by: 'La pidió',
    nobody: 'Se hizo sola',
    none: '—',
  },
  states: {
    waiting: 'En espera',
    making: 'Haciéndose',
    checking: 'Comprobándose',
    checked: 'Comprobada',
    failed: 'Falló',
    removed: 'Borrada por antigua',
  },
  size: (bytes: number) =>
    bytes < 1e6
      ? `${NUMBER.format(bytes / 1e3)} kB`
      : bytes < 1e9
        ? `${NUMBER.format(bytes / 1e6)} MB`
        : `${NUMBER.format(bytes / 1e9)} GB`,
  took: (ms: number) => (ms < 60_000 ? `${NUMBER.format(ms / 1000)} s` : `${NUMBER.format(ms / 60_000)} min`),
  rows: (rows: number) => countText(rows, 'fila', 'filas'),
};
