import { minutesOf } from '../../../kit/time/intervals';
import { toTime } from '../../../kit/time/time-of-day';
import type { GridColumn } from './grid-columns';
import { spanOf, type ColumnKind, type GridAppointment, type GridDay } from './grid-day';
import type { Mark } from './GridMarks';
import { shareOf, spanAt, type GridCell } from './cell';
import { texts, verdictText } from './texts';
import type { Moving } from './useMove';
import { isRefused, verdictOf } from './verdict';

interface Options<A extends GridAppointment> {
  day: GridDay<A>;
  kind: ColumnKind;
  columns: readonly GridColumn<A>[];
  active: Moving<A> | null;
  sending: readonly Omit<Moving<A>, 'by'>[];
  /** A press would create it. */
  hovered: GridCell | null;
}

/** In minutes. */
const NEW_LENGTH = 15;

export function marksOf<A extends GridAppointment>({ day, kind, columns, active, sending, hovered }: Options<A>) {
  const indexOf = (cell: GridCell) => columns.findIndex(({ key }) => key === cell.column);
  const placeOf = (cell: GridCell) => shareOf(columns, indexOf(cell));
  const marks: Mark[] = sending.map(({ appointment, cell }) => ({
    key: `sending-${appointment.id}`,
    kind: 'sending',
    share: placeOf(cell),
    start: cell.start,
    length: minutesOf(spanOf(appointment, day.date)),
    text: texts.move.sending,
    isRefused: false,
  }));
  if (hovered && !active) {
    marks.push({
      key: 'create',
      kind: 'create',
      share: placeOf(hovered),
      start: hovered.start,
      length: NEW_LENGTH,
      text: `+ ${toTime(hovered.start)}`,
      isRefused: false,
    });
  }
  const column = active && columns[indexOf(active.cell)];
  if (!active || !column) return { marks, said: '' };
  const { appointment, cell } = active;
  const { professionalId, roomId } = appointment;
  const own = kind === 'professional' ? { professionalId: column.id, roomId } : { professionalId, roomId: column.id };
  const verdict = verdictOf(day, appointment, { ...own, span: spanAt(cell, appointment, day.date) });
  const words = verdictText(verdict);
  marks.push({
    key: 'move',
    kind: 'move',
    share: placeOf(cell),
    start: cell.start,
    length: minutesOf(spanOf(appointment, day.date)),
    // The longer text would cover a neighbour.
    text: verdict.kind === 'here' ? toTime(cell.start) : texts.move.ghost(toTime(cell.start), words),
    isRefused: isRefused(verdict),
  });
  return { marks, said: texts.move.cell(appointment.patientName, toTime(cell.start), column.name, words) };
}
