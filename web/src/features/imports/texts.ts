import type { ImportKind } from '@turnero/api/domain/import-fields';
import { plural } from '@turnero/api/domain/plural';

import { countText, formatCount } from '../../kit/text/count-text';
import type { TableFault } from './read-table';

const known = (rows: number) => `${formatCount(rows)} que ya ${plural(rows, 'estaba', 'estaban')}`;
const ROWS = (rows: number) => countText(rows, 'fila', 'filas');

export const texts = {
  kinds: {
    rooms: 'Salas',
    professionals: 'Profesionales',
    patients: 'Pacientes',
    insurers: 'Obras sociales',
    appointments: 'Turnos por venir',
  } satisfies Record<ImportKind, string>,
  file: {
    title: '1. Archivo',
    intro:
      'Traé lo que tenés en otro sistema, en este orden: salas, profesionales, pacientes, obras sociales y turnos. Antes de importar ves ' +
      'qué pasaría, y después podés deshacer todo.',
    kind: 'Qué trae el archivo',
    model: 'Descargar un modelo',
    modelFile: (kind: string) => `${kind.toLowerCase().replaceAll(' ', '-')}.csv`,
    choose: 'Elegir archivo',
    change: 'Elegir otro archivo',
    remove: 'Quitar el archivo',
    hint: 'CSV o XLSX, con una fila que nombre las columnas.',
    sheet: 'Hoja',
    sheets: (count: number) => `El archivo tiene ${count} hojas con datos: se importa una por vez.`,
    chosen: (name: string, rows: number) => `${name}: ${ROWS(rows)}`,
    reading: 'Leyendo el archivo…',
    faults: {
      'too-large': 'El archivo supera los 10 MB. Dividilo en varios',
      unfolds: 'El archivo ocupa demasiado cuando se descomprime. Guardalo como CSV y elegilo de nuevo',
      'too-many': 'Hay más de 20.000 filas. Dividilas en varios archivos',
      empty: 'El archivo no tiene filas debajo de los nombres de las columnas',
      unreadable: 'No pudimos leer el archivo. Guardalo como CSV o XLSX y elegilo de nuevo',
    } satisfies Record<TableFault, string>,
    notLoaded: 'No pudimos cargar la parte que lee planillas: puede ser tu conexión. El archivo sigue elegido.',
    retry: 'Reintentar',
    notes: {
      rooms: 'Los horarios de las salas se configuran después.',
      professionals:
        'Nadie recibe mails: cuando quieras que entren, reenviales la invitación desde la lista de usuarios. ' +
        'Sus horarios se configuran después.',
      patients:
        'A los que ya están se les completa lo que falta, y nada de lo que tienen cambia. Los reconocemos por el DNI ' +
        'con su sexo, o por el nombre con el email o el teléfono. Si no es seguro de quién es una fila, la revisión dice por qué.',
      insurers:
        'A las que ya están se les agrega lo que les falta: código, planes y otros nombres. Las reconocemos por el código ' +
        'RNAS o por el nombre. Los planes van en una celda, separados por comas, o en una fila cada uno. Sin la columna ' +
        '«Se atiende», o con la celda vacía, se atienden todas.',
      appointments:
        'Los pacientes no reciben ningún mail por los turnos importados; el recordatorio les llega como a los demás. ' +
        'Cada turno necesita el email o el teléfono del paciente. Quedan confirmados, con el DNI en las notas. Sin columna ' +
        'de sala se elige una que sirva.',
    } satisfies Record<ImportKind, string>,
  },
  columns: {
    title: '2. Columnas',
    hint: 'Las elegimos por sus nombres: revisalas. Con el id de tu sistema ninguna fila se importa dos veces, aunque la corrijas.',
    headings: 'Fila con los nombres de las columnas',
    line: (line: number, text: string) => `Fila ${line}: ${text}`,
    none: 'Ninguna',
    untitled: (column: number) => `Columna ${column}`,
    example: (text: string) => `Por ejemplo: ${text}`,
    missing: (labels: readonly string[]) => `Elegí la columna de: ${labels.join(', ')}`,
    check: 'Revisar las filas',
  },
  check: {
    title: '3. Revisión',
    progress: 'Filas revisadas',
    ready: (rows: number) => `${formatCount(rows)} ${plural(rows, 'se puede importar', 'se pueden importar')}`,
    none: 'No hay filas nuevas para importar.',
    submit: (rows: number) => `Importar ${ROWS(rows)}`,
    resume: 'Revisar lo que falta',
    failed: 'Error al revisar las filas',
  },
  run: {
    title: '4. Resultado',
    progress: 'Filas importadas',
    made: (rows: number) => `${formatCount(rows)} ${plural(rows, 'se importó', 'se importaron')}`,
    resume: 'Importar lo que falta',
    again: 'Importar otro archivo',
  },
  newAndKnown: {
    patients: (added: number, filled: number) =>
      `${countText(added, 'paciente nuevo', 'pacientes nuevos')} y ${known(filled)}`,
    insurers: (added: number, filled: number) =>
      `${countText(added, 'obra social nueva', 'obras sociales nuevas')} y ${known(filled)}`,
  } as Partial<Record<ImportKind, (added: number, filled: number) => string>>,
  already: (rows: number) => `${formatCount(rows)} ya ${plural(rows, 'estaba importada', 'estaban importadas')}`,
  faulty: (rows: number) => `${formatCount(rows)} con errores`,
  unanswered: (rows: number) => `${formatCount(rows)} sin respuesta`,
  faults: {
    caption: 'Filas con errores',
    line: 'Fila',
    row: (line: number) => `Fila ${line}`,
    why: 'Motivo',
    save: 'Descargar las filas con errores',
    more: (rows: number) => `Y ${ROWS(rows)} más, en el archivo para descargar.`,
    file: (name: string) => `filas-con-errores-${name.replace(/\.[^.]*$/, '')}.csv`,
    column: 'Motivo',
  },
  list: {
    title: 'Importaciones anteriores',
    file: 'Archivo',
    kind: 'Qué',
    rows: 'Importadas',
    when: 'Cuándo',
    by: 'Quién',
    rowsText: (made: number, rows: number) => `${formatCount(made)} de ${formatCount(rows)}`,
    undone: 'Deshecha',
    gone: 'Cuenta eliminada',
    failed: 'Error al cargar las importaciones',
    empty: 'Todavía no se importó ningún archivo',
    undo: 'Deshacer',
  },
  undo: {
    title: 'Deshacer la importación',
    consequence: (rows: number) =>
      `Deja de existir todo lo que ${plural(rows, 'trajo', 'trajeron')} ${ROWS(rows)}. ` +
      'Solo se puede mientras nadie lo haya cambiado ni usado. No se avisa a nadie.',
    patients: [
      'Dejan de existir los pacientes que agregó. Solo se puede mientras nadie los haya cambiado ni usado. ' +
        'No se avisa a nadie.',
      'Los pacientes que ya estaban se conservan, con los datos que se completaron.',
    ],
    insurers: [
      'Dejan de existir las obras sociales que agregó. Solo se puede mientras nadie las haya cambiado ni usado. ' +
        'No se avisa a nadie.',
      'Las que ya estaban se conservan, con lo que se agregó, y se siguen atendiendo.',
    ],
    no: 'Conservar lo importado',
    yes: 'Deshacer todo',
    done: 'Importación deshecha',
    failed: 'Error al deshacer la importación',
  },
};
