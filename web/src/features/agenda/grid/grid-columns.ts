import { absenceSpan } from '../../../clinic/hours/out-of-hours';
import type { UnavailableReason } from '../../../clinic/hours/unavailable-reason';
import { byStart, fits, inBoth, joined, minutesOf, without, type Interval } from '../../../kit/time/intervals';
import { toMinutes } from '../../../kit/time/time-of-day';
import { axisSpan, type Axis } from './grid-axis';
import {
  buffersOf,
  holdsTime,
  roomNameOf,
  spanOf,
  type ColumnKind,
  type GridAbsence,
  type GridAppointment,
  type GridDay,
  type GridHold,
  type GridRental,
} from './grid-day';
import { linesIn, NORMAL, type GridZoom } from './grid-size';
import { lanesOf, type Lane } from './lanes';

export interface Block<A extends GridAppointment> {
  /** Key of the focusable element. */
  key: string;
  appointment: A;
  span: Interval;
  /** In minutes: short ones are drawn longer. */
  drawn: number;
  /** Lines of text in `drawn`. */
  lines: number;
  lane: Lane;
}

export interface HeldBlock {
  key: string;
  hold: GridHold;
  span: Interval;
  drawn: number;
}

/** Drawn behind the appointments. */
export type Background = { key: string; span: Interval } & (
  | { kind: 'closed'; isHoliday: boolean }
  /** No other patient is seen then. */
  | { kind: 'buffer' }
  | { kind: 'absence'; reason: UnavailableReason }
  /** Renting professional, or rented room. */
  | { kind: 'rental'; of: string }
);

/** Within hours, with professional and room where known. */
export interface Stretch {
  key: string;
  span: Interval;
  professionalId?: number;
  roomId?: number;
  /** Minutes between the starts on offer, from the first one on. */
  step: number;
}

export interface GridColumn<A extends GridAppointment = GridAppointment> {
  key: string;
  kind: ColumnKind;
  id: number;
  name: string;
  /** A professional's specialty. */
  note: string | null;
  /** 1, or more where appointments overlap, so that each keeps hour and name. */
  width: number;
  blocks: Block<A>[];
  /** Cancelled and absent: they hold no time. By start. */
  folded: A[];
  held: HeldBlock[];
  backgrounds: Background[];
  stretches: Stretch[];
}

/** null: all. */
export interface Whose {
  professionalId: number | null;
  roomId: number | null;
}

export const EVERYBODY: Whose = { professionalId: null, roomId: null };

/** In minutes; shorter gaps are not offered. */
const SHORTEST_STRETCH = 15;
/** In columns. A single line has hour and name side by side. Zoom changes heights only. */
const laneOf = ({ span }: Block<GridAppointment>) => (linesIn(drawnIn(span, NORMAL), NORMAL) > 1 ? 0.75 : 1);

export function columnsOf<A extends GridAppointment>(
  day: Omit<GridDay<A>, 'now'>,
  kind: ColumnKind,
  axis: Axis,
  { whose = EVERYBODY, zoom = NORMAL }: { whose?: Whose; zoom?: GridZoom } = {},
): GridColumn<A>[] {
  return entriesOf(day, kind, whose).map((entry) => columnOf(day, kind, axis, zoom, entry));
}

export function unusedColumns(day: Omit<GridDay, 'now'>, kind: ColumnKind, whose: Whose): number {
  const used = [...day.appointments, ...day.holds].map((it) => idIn(kind, it));
  return entriesOf(day, kind, whose).filter(({ id }) => !used.includes(id)).length;
}

/** Key of the line that folds cancelled and absent ones. */
export const foldKeyOf = ({ key }: Pick<GridColumn, 'key'>): string => `plegados-${key}`;

/** Without appointments of any status, and without held time. */
export const isUnused = ({ blocks, held, folded }: GridColumn): boolean =>
  blocks.length + held.length + folded.length === 0;

interface Entry {
  id: number;
  name: string;
  note: string | null;
  hours: readonly Interval[];
  absences: readonly GridAbsence[];
}

/** In minutes, while the professional is unknown. */
const USUAL_STEP = 15;

/**
 * Columns with hours or entries that day, including unlisted ones. With a filter: its column, or the columns that share
 * entries with it. Each column has all its appointments, so that free means free.
 */
function entriesOf(day: Omit<GridDay, 'now'>, kind: ColumnKind, { professionalId, roomId }: Whose): Entry[] {
  const isByPerson = kind === 'professional';
  const uses = [
    ...day.appointments.map((it) => takenOf(kind, it, it.roomName)),
    ...day.holds.map((it) => takenOf(kind, it, it.roomName)),
    ...day.rentals.map((it) => takenOf(kind, it, roomNameOf(day, it.roomId))),
  ];
  const known: Entry[] = isByPerson
    ? day.professionals.map(({ specialtyName, ...professional }) => ({ ...professional, note: specialtyName }))
    : day.rooms.map(({ id, name, hours }) => ({ id, name, note: null, hours, absences: [] }));
  const knownIds = new Set(known.map(({ id }) => id));
  const named = new Map(uses.filter(({ id }) => !knownIds.has(id)).map(({ id, name }) => [id, name]));
  const all = [...known, ...[...named].map(([id, name]) => ({ id, name, note: null, hours: [], absences: [] }))];
  const [ownId, otherId] = isByPerson ? [professionalId, roomId] : [roomId, professionalId];
  return all.filter(({ id, hours }) => {
    const own = uses.filter((use) => use.id === id);
    const isTheirs = otherId === null || own.some((use) => use.otherId === otherId);
    return isTheirs && (ownId === null ? hours.length > 0 || own.length > 0 : id === ownId);
  });
}

interface Taken {
  id: number;
  name: string;
  /** Its room, or professional. */
  otherId: number;
}

function takenOf(
  kind: ColumnKind,
  { professionalId, professionalName, roomId }: Pick<GridRental, 'professionalId' | 'professionalName' | 'roomId'>,
  roomName: string,
): Taken {
  return kind === 'professional'
    ? { id: professionalId, name: professionalName, otherId: roomId }
    : { id: roomId, name: roomName, otherId: professionalId };
}

interface Ids {
  professionalId: number;
  roomId: number;
}

const idIn = (kind: ColumnKind, { professionalId, roomId }: Ids) => (kind === 'professional' ? professionalId : roomId);

function columnOf<A extends GridAppointment>(
  day: Omit<GridDay<A>, 'now'>,
  kind: ColumnKind,
  axis: Axis,
  zoom: GridZoom,
  { id, name, note, hours: usual, absences }: Entry,
): GridColumn<A> {
  const hours = day.isHoliday ? [] : usual;
  const key = `${kind}-${id}`;
  const own = (it: Ids) => idIn(kind, it) === id;
  const appointments = day.appointments.filter(own);
  const blocks = blocksOf(appointments.filter(holdsTime), day.date, zoom);
  const held = day.holds.filter(own).map((hold) => {
    const span = spanOf(hold, day.date);
    return { key: `reservado-${hold.id}`, hold, span, drawn: drawnIn(span, zoom) };
  });
  const rentals = day.rentals.filter(own);
  const taken = [
    ...blocks.map(({ span }) => span),
    ...blocks.flatMap(({ appointment, span }) => buffersOf(appointment, span)),
    ...held.map(({ span }) => span),
    ...absences.map(absenceSpan),
  ];
  const free = taken.reduce(without, joined(hours));
  return {
    key,
    kind,
    id,
    name,
    note,
    width: Math.max(1, ...blocks.filter(({ lane }) => lane.width < 1).map((it) => laneOf(it) / it.lane.width)),
    blocks,
    folded: byStart(appointments.filter((it) => !holdsTime(it))),
    held,
    backgrounds: [
      ...backgroundsOf(day, kind, { hours, absences, rentals }, axisSpan(axis)),
      ...blocks.flatMap(({ key: of, appointment, span }) =>
        buffersOf(appointment, span).map(
          (beside): Background => ({ key: `buffer-${of}-${beside.startTime}`, kind: 'buffer', span: beside }),
        ),
      ),
    ],
    stretches: stretchesOf({ key, kind, id }, free, rentals, day.professionals),
  };
}

function backgroundsOf(
  day: Pick<GridDay, 'rooms' | 'isHoliday'>,
  kind: ColumnKind,
  { hours, absences, rentals }: Pick<Entry, 'hours' | 'absences'> & { rentals: readonly GridRental[] },
  shown: Interval,
): Background[] {
  return [
    ...hours.reduce(without, [shown]).map(
      (span): Background => ({
        key: `closed-${span.startTime}`,
        kind: 'closed',
        span,
        isHoliday: day.isHoliday ?? false,
      }),
    ),
    ...rentals.map(
      ({ id, startTime, endTime, roomId, professionalName }): Background => ({
        key: `rental-${id}`,
        kind: 'rental',
        span: { startTime, endTime },
        of: kind === 'room' ? professionalName : roomNameOf(day, roomId),
      }),
    ),
    ...absences.flatMap((absence) =>
      inBoth([absenceSpan(absence)], [shown]).map(
        (span): Background => ({ key: `absence-${absence.id}`, kind: 'absence', span, reason: absence.reason }),
      ),
    ),
  ];
}

const drawnIn = (span: Interval, { shortest }: GridZoom) => Math.max(shortest, minutesOf(span));

function blocksOf<A extends GridAppointment>(appointments: readonly A[], date: string, zoom: GridZoom): Block<A>[] {
  const inOrder = byStart(appointments.map((appointment) => ({ appointment, ...spanOf(appointment, date) })));
  const placed = inOrder.map(({ appointment, ...span }) => ({ appointment, span, drawn: drawnIn(span, zoom) }));
  const lanes = lanesOf(
    placed.map(({ span, drawn }) => {
      const from = toMinutes(span.startTime);
      return { from, to: from + drawn };
    }),
  );
  return placed.map((it, index) => ({
    ...it,
    key: `turno-${it.appointment.id}`,
    lines: linesIn(it.drawn, zoom),
    lane: lanes[index]!,
  }));
}

/** Split at rentals, which fix the room or the professional. */
function stretchesOf(
  { key, kind, id }: Pick<GridColumn, 'key' | 'kind' | 'id'>,
  free: readonly Interval[],
  rentals: readonly GridRental[],
  professionals: GridDay['professionals'],
): Stretch[] {
  const edges = rentals.flatMap(({ startTime, endTime }) => [startTime, endTime]);
  return edges
    .reduce((parts, edge) => parts.flatMap((part) => cutAt(part, edge)), [...free])
    .filter((span) => minutesOf(span) >= SHORTEST_STRETCH)
    .map((span) => {
      const rental = rentals.find((it) => fits(span, [it]));
      const ids = kind === 'professional' ? { professionalId: id } : { roomId: id };
      const known = rental && { professionalId: rental.professionalId, roomId: rental.roomId };
      const whose = { ...ids, ...known };
      const step = professionals.find((it) => it.id === whose.professionalId)?.turnoMinutes ?? USUAL_STEP;
      return { key: `libre-${key}-${span.startTime}`, span, ...whose, step };
    });
}

function cutAt({ startTime, endTime }: Interval, edge: string): Interval[] {
  if (edge <= startTime || endTime <= edge) return [{ startTime, endTime }];
  return [
    { startTime, endTime: edge },
    { startTime: edge, endTime },
  ];
}
