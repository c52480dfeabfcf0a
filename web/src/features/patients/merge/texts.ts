import { counted, enumerated } from '@turnero/api/domain/counted';

import { countText, formatCount } from '../../../kit/text/count-text';
import type { CandidateBand, CandidateReason, MergePatientFragment } from './merge.generated';

export const BAND_WORD: Record<CandidateBand, string> = {
  certain: 'Seguro',
  probable: 'Probable',
  possible: 'Posible',
};

export const REASON_WORD: Record<CandidateReason, string> = {
  document_and_name: 'Mismo DNI y nombre parecido',
  document: 'Mismo DNI, otro nombre',
  birth_date_and_name: 'Nombre parecido y misma fecha de nacimiento',
  email_and_name: 'Mismo correo y nombre parecido',
  phone_and_name: 'Mismo teléfono y nombre parecido',
  email_and_first_name: 'Mismo correo y mismo primer nombre',
  phone_and_first_name: 'Mismo teléfono y mismo primer nombre',
};

type RowCounts = NonNullable<MergePatientFragment['rowCounts']>;

/** "3 turnos y 1 solicitud"; empty for nothing. */
export function rowsText({ appointments, requests, waitingListEntries }: RowCounts): string {
  return enumerated([
    ...(appointments > 0 ? [counted(appointments, 'turno', 'turnos')] : []),
    ...(requests > 0 ? [counted(requests, 'solicitud', 'solicitudes')] : []),
    ...(waitingListEntries > 0
      ? [counted(waitingListEntries, 'lugar en la lista de espera', 'lugares en la lista de espera')]
      : []),
  ]);
}

const moreThan = (isMore: boolean, text: string) => (isMore ? `Más de ${text}` : text);

export const texts = {
  list: {
    open: (count: number, isMore: boolean) =>
      count === 0
        ? 'Posibles repetidos'
        : `Posibles repetidos (${isMore ? `más de ${formatCount(count)}` : formatCount(count)})`,
    about: 'Pacientes que pueden ser la misma persona, lo más seguro primero.',
    count: (count: number, isMore: boolean) => moreThan(isMore, countText(count, 'par', 'pares')),
    state: 'Mostrar',
    toReview: 'Por revisar',
    dismissed: 'No son la misma persona',
    failed: 'Error al cargar los posibles repetidos',
    empty: 'No hay pacientes repetidos por revisar',
    emptyHint: 'Los pares aparecen acá un minuto después de cargar o cambiar un paciente.',
    noneDismissed: 'No hay pares descartados',
    pair: (one: string, other: string) => `${one} y ${other}`,
    compare: 'Comparar y unir',
    dismiss: 'No son la misma persona',
    dismissDone: (one: string, other: string) => `${one} y ${other} quedan como dos personas`,
    dismissFailed: 'No se pudo guardar la decisión',
    restore: 'Volver a revisar',
    restoreDone: 'El par está otra vez por revisar',
    rows: (rows: string) => (rows === '' ? 'Sin turnos ni solicitudes' : rows),
    born: (date: string) => `Nació el ${date}`,
  },
  choose: {
    open: 'Unir con…',
    question: (name: string) => `¿Qué otro paciente es ${name}?`,
    search: 'Buscar nombre, teléfono o DNI',
    hint: 'Escribí al menos dos letras. En el paso siguiente comparás los datos.',
    none: 'Nadie más coincide con la búsqueda',
    failed: 'Error al buscar pacientes',
    count: (count: number) => countText(count, 'paciente', 'pacientes'),
  },
  merge: {
    failed: 'Error al cargar los pacientes',
    missing: 'Uno de los pacientes no existe',
    missingHint: 'Puede que sus turnos hayan pasado a otro paciente.',
    already: 'Ya son un solo paciente',
    open: 'Ver paciente',
    stays: 'Queda',
    goes: 'Se une',
    swap: 'Intercambiar',
    choices: 'Elegí los datos que quedan',
    same: 'Queda así',
    moves: (rows: string, name: string) =>
      rows === '' ? 'No hay turnos ni solicitudes que pasar.' : `A ${name} pasan: ${rows}.`,
    undoable: 'Lo podés deshacer durante 30 días.',
    submit: 'Unir pacientes',
    sending: 'Uniendo…',
    cancel: 'Cancelar',
    done: (name: string) => `Pacientes unidos en ${name}`,
    doneByDni: (name: string) => `Ya estaba cargado con ese DNI: quedó unido a ${name}`,
    sendFailed: 'No se pudieron unir los pacientes',
  },
  undo: {
    title: 'Pacientes unidos',
    fact: (name: string, date: string) => `Unido con ${name} el ${date}`,
    submit: 'Deshacer',
    label: (name: string) => `Deshacer la unión con ${name}`,
    done: (name: string) => `${name} es otra vez un paciente aparte`,
    failed: 'No se pudo deshacer la unión',
  },
};
