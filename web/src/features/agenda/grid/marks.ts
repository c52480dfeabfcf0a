import { minutesOf } from '../../../kit/time/intervals';
import { toTime } from '../../../kit/time/time-of-day';
import type { GridColumn } from './grid-columns';
import { spanOf, type ColumnKind, type GridAppointment, type GridDay } from './grid-day';
import type { Mark } from './GridMarks';
import { spanAt, type Place } from './place';
import { texts, verdictText } from './texts';
import type { Moving } from './useMove';
import { isRefused, verdictOf } from './verdict';

interface Options<A extends GridAppointment> {
  day: GridDay<A>;
  kind: ColumnKind;
  columns: readonly GridColumn<A>[];
  active: Moving<A> | null;
  sending: readonly Omit<Moving<A>, 'by'>[];
  /** Start of the appointment that a press would create. */
  hovered: Place | null;
}

/** Drawn length of that appointment, in minutes. */
const NEW_LENGTH = 15;

export function marksOf<A extends GridAppointment>({ day, kind, columns, active, sending, hovered }: Options<A>) {
  const indexOf = (place: Place) => columns.findIndex(({ key }) => key === place.column);
  const marks: Mark[] = sending.map(({ appointment, place }) => ({
    key: `sending-${appointment.id}`,
    kind: 'sending',
    index: indexOf(place),
    start: place.start,
    length: minutesOf(spanOf(appointment, day.date)),
    text: texts.move.sending,
    isRefused: false,
  }));
  if (hovered && !active) {
    marks.push({
      key: 'create',
      kind: 'create',
      index: indexOf(hovered),
      start: hovered.start,
      length: NEW_LENGTH,
      text: `+ ${toTime(hovered.start)}`,
      isRefused: false,
    });
  }
  const column = active && columns[indexOf(active.place)];
  if (!active || !column) return { marks, said: '' };
  const { appointment, place } = active;
  const { professionalId, roomId } = appointment;
  const own = kind === 'professional' ? { professionalId: column.id, roomId } : { professionalId, roomId: column.id };
  const verdict = verdictOf(day, appointment, { ...own, span: spanAt(place, appointment, day.date) });
  const words = verdictText(verdict);
  marks.push({
    key: 'move',
    kind: 'move',
    index: indexOf(place),
    start: place.start,
    length: minutesOf(spanOf(appointment, day.date)),
    text: texts.move.ghost(toTime(place.start), words),
    isRefused: isRefused(verdict),
  });
  return { marks, said: texts.move.place(appointment.patientName, toTime(place.start), column.name, words) };
}
