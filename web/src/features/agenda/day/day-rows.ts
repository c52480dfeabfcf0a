import { STATUS_WORD } from '../../../clinic/appointment/appointment-status';
import { arrange } from '../../../kit/list/arrange';
import type { ListShape, ListSort } from '../../../kit/list/list-url-state';
import type { AgendaAppointmentFragment } from '../agenda.generated';
import { isOf, type WhoseDay } from '../whose-day';

export type DaySort = 'hora' | 'paciente' | 'profesional' | 'sala' | 'estado';

export const DAY_SHAPE: ListShape<never, DaySort> = {
  sorts: ['hora', 'paciente', 'profesional', 'sala', 'estado'],
  defaultSort: { by: 'hora', descending: false },
};

/** Unconfirmed first. */
const STATUS_ORDER = Object.keys(STATUS_WORD);

const KEYS: Record<DaySort, (turno: AgendaAppointmentFragment) => string | number> = {
  hora: ({ startTime }) => startTime,
  paciente: ({ patientName }) => patientName,
  profesional: ({ professionalName }) => professionalName,
  sala: ({ roomName }) => roomName,
  estado: ({ status }) => STATUS_ORDER.indexOf(status),
};

/** Ties go by time. */
export function dayRows<Turno extends AgendaAppointmentFragment>(
  turnos: readonly Turno[],
  urlState: WhoseDay,
  sort: ListSort<DaySort> | null,
): Turno[] {
  const theirs = turnos.filter(isOf(urlState));
  return arrange<Turno, never, DaySort>(
    theirs.toSorted((one, other) => Number(one.startTime > other.startTime) - Number(one.startTime < other.startTime)),
    { search: '', filters: {}, sort },
    { by: KEYS },
  );
}
