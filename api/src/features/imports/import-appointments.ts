import { randomUUID } from 'node:crypto';
import { In, Like } from 'typeorm';

import { dateOf, wallTime } from '../../domain/clinic-time';
import { dateText } from '../../domain/date-text';
import { turnoConflicts, type Occupied, type PlannedTurno, type TurnoConflict } from '../../domain/import-conflicts';
import type { Interval } from '../../domain/intervals';
import { patientContact } from '../../domain/patient-contact';
import type { Context } from '../../platform/context';
import { bool, float, from, int, nullable, oneOf, sourcesOf, text } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { epochMinute } from '../../platform/database/epoch-minute';
import { selection, type SelectedRow } from '../../platform/database/selection';
import { tidyPhones } from '../../platform/validation/phones';
import { trimmed } from '../../platform/validation/text';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { bookAnyRoom } from '../appointments/book/book-any-room';
import { bookSlot } from '../appointments/book/book-slot';
import { Professional } from '../professionals/professional.object';
import { listAllProfessionals } from '../professionals/professional.service';
import { lockOccupancy } from '../rooms/lock-occupancy';
import { occupiedBetween } from '../rooms/occupied-between';
import { RoomOccupancy } from '../rooms/room-occupancy.entity';
import { RoomSpecialty } from '../rooms/room-specialty.entity';
import { Room } from '../rooms/room.entity';
import { listAllRooms } from '../rooms/room.service';
import { shownEnd, shownStart } from '../rooms/shown-time';
import { clinicSettings } from '../settings/settings.service';
import type { ImportFault } from './import-result.object';
import type { Importer, LinedRow } from './importer';
import { ImportRow, THEIR_ID } from './import-row.entity';
import { knownBy, readTurno, type TurnoRow } from './turno-reader';

export async function appointmentImporter(ctx: Context): Promise<Importer<TurnoRow>> {
  const { timeZone: zone, countryCode } = await clinicSettings(ctx);
  const rooms = await listAllRooms(ctx);
  const served = await ctx.db.manager.find(RoomSpecialty);
  const idOf = await importedIds(ctx);
  const clinic = {
    zone,
    now: ctx.now,
    professionals: knownBy(await listAllProfessionals(ctx), idOf.professionals),
    rooms: knownBy(rooms, idOf.rooms),
  };
  return {
    read: (values) => readTurno(clinic, values),
    keyOf: ({ professional, start, input: { patientEmail, patientPhone, patientName } }) => [
      String(professional.id),
      String(start),
      patientContact({ patientEmail: trimmed(patientEmail), patientPhone: trimmed(patientPhone) }),
      patientName.toLowerCase(),
    ],
    conflicts: async (rows) => {
      const roomIds = rooms.map(({ id }) => id);
      const found: OccupiedTime[][] = [];
      for (const span of spansOf(rows.map(({ row }) => row)))
        found.push(await occupiedAround(ctx.db, roomIds, span, ctx.now));
      const occupied = found.flat();
      const rentals = occupied.filter(({ kind }) => kind === 'rental');
      const planned = rows.map((it) => plannedTurno(it, { rooms, served, rentals }));
      const conflicts = turnoConflicts(planned, occupied);
      return new Map([...conflicts].map(([line, conflict]) => [line, conflictFault(zone, conflict)]));
    },
    make: async (tx, { input, professional, room, documentNumber }) => {
      await tidyPhones(input, () => Promise.resolve(countryCode));
      const { durationMinutes = null, ...given } = input;
      const id = randomUUID();
      const booking = { ...given, durationMinutes, lengthField: 'durationMinutes', isImported: true } as const;
      if (room === null) await bookAnyRoom(ctx, tx, id, booking);
      else {
        await lockOccupancy(ctx, tx, { roomIds: [room.id], professionalIds: [professional.id] });
        await bookSlot(ctx, tx, id, { ...booking, roomId: room.id });
      }
      return { appointmentId: id, documentNumber };
    },
  };
}

interface Rooms {
  rooms: readonly Room[];
  served: readonly RoomSpecialty[];
  rentals: readonly OccupiedTime[];
}

/** With the rooms that bookAnyRoom may choose from. */
function plannedTurno({ line, row }: LinedRow<TurnoRow>, { rooms, served, rentals }: Rooms): PlannedTurno {
  const { professional, room, start, end } = row;
  const rented = new Set(
    rentals
      .filter((it) => it.professionalId === professional.id && it.start <= start && it.end >= end)
      .map(({ roomId }) => roomId),
  );
  const isSuitable = (id: number): boolean => {
    const only = served.filter(({ roomId }) => roomId === id);
    return (
      only.length === 0 || rented.has(id) || only.some(({ specialtyId }) => specialtyId === professional.specialtyId)
    );
  };
  const candidates = rooms.filter(({ id, isActive }) => isActive && isSuitable(id)).map(({ id }) => id);
  return { line, professionalId: professional.id, roomId: room?.id ?? null, candidates, start, end };
}

/** Groups nearby times: between two distant days lie thousands of appointments. */
function spansOf(rows: readonly Interval[]): Interval[] {
  const spans: Interval[] = [];
  for (const { start, end } of rows.toSorted((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    if (last === undefined || start > last.end + NEAR_MINUTES) spans.push({ start, end });
    else spans[spans.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return spans;
}

const NEAR_MINUTES = 60;

/** Our ids by the file's, from earlier imports. */
async function importedIds(ctx: Context): Promise<Record<'professionals' | 'rooms', Map<string, number>>> {
  const rows = await ctx.db.manager.find(ImportRow, {
    select: { kind: true, externalKey: true, roomId: true, professionalId: true },
    where: { kind: In(['professionals', 'rooms']), externalKey: Like(`${THEIR_ID}%`) },
  });
  const of = (wanted: 'professionals' | 'rooms') =>
    new Map(
      rows
        .filter(({ kind }) => kind === wanted)
        .map(({ externalKey, roomId, professionalId }) => [
          externalKey.slice(THEIR_ID.length),
          (roomId ?? professionalId)!,
        ]),
    );
  return { professionals: of('professionals'), rooms: of('rooms') };
}

function conflictFault(zone: string, conflict: TurnoConflict<OccupiedTime>): ImportFault {
  if (conflict.reason === 'no-room') {
    return { field: 'room', message: 'A esa hora no hay una sala libre que sirva para el profesional' };
  }
  const { reason, by } = conflict;
  const field = reason === 'professional' ? 'time' : 'room';
  if (typeof by === 'number') {
    const same = reason === 'professional' ? 'el mismo profesional' : 'la misma sala';
    return { field, message: `Se superpone con la fila ${by} del archivo: ${same}` };
  }
  const { shownStart: start, shownEnd: end } = by;
  const when = `el ${dateText(dateOf(zone, start))} de ${wallTime(zone, start)} a ${wallTime(zone, end)}`;
  if (by.kind === 'hold') {
    return { field, message: `${by.professionalName} tiene ese horario reservado ${when}, en ${by.roomName}` };
  }
  if (reason === 'professional') {
    return {
      field,
      message: `${by.professionalName} ya tiene un turno ${when}, con ${by.patientName} en ${by.roomName}`,
    };
  }
  const what =
    by.kind === 'rental'
      ? `alquilada ${when} por ${by.professionalName}`
      : `ocupada ${when} por el turno de ${by.patientName} con ${by.professionalName}`;
  return { field, message: `La sala ${by.roomName} está ${what}` };
}

/** Epoch minutes: occupied time, and time shown to people. */
const OCCUPIED = selection('imports.occupied', {
  kind: from(
    "CASE WHEN o.room_booking_id IS NOT NULL THEN 'rental' WHEN o.hold_id IS NOT NULL THEN 'hold' ELSE 'appointment' END",
    oneOf<Occupied['kind']>(),
  ),
  professionalId: from('o.professional_id', int),
  roomId: from('o.room_id', int),
  start: from(epochMinute('o.starts_at'), float),
  end: from(epochMinute('o.ends_at'), float),
  shownStart: from(shownStart('o'), float),
  shownEnd: from(shownEnd('o'), float),
  isOverbooking: from('o.is_overbooking', bool),
  professionalName: from('p.name', text),
  roomName: from('r.name', text),
  patientName: from('a.patient_name', nullable(text)),
});
type OccupiedTime = SelectedRow<typeof OCCUPIED>;

/** Occupied times with professional and patient. */
function occupiedAround(
  db: Pick<Transaction, 'manager' | 'select'>,
  roomIds: readonly number[],
  within: Interval,
  now: Date,
): Promise<OccupiedTime[]> {
  const query = db.manager
    .createQueryBuilder(RoomOccupancy, 'o')
    .select(sourcesOf(OCCUPIED.columns))
    .innerJoin(Professional, 'p', 'p.id = o.professionalId')
    .innerJoin(Room, 'r', 'r.id = o.roomId')
    .leftJoin(AppointmentEntity, 'a', 'a.id = o.appointmentId')
    .where('o.room_id = ANY (:roomIds) AND (o.expires_at IS NULL OR o.expires_at > :now)', { roomIds, now });
  return db.select(OCCUPIED, occupiedBetween(query, within));
}
