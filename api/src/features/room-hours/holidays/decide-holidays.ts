import { closureChanges, type RoomDate } from '../../../domain/holidays';
import { plural } from '../../../domain/plural';
import { adminMay, userIdOf } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { invalid, notFound } from '../../../platform/errors/app-error';
import { assertConfirmed } from '../../../platform/unconfirmed';
import { assertVersion } from '../../../platform/versions';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { bookingsText } from '../../rooms/held-booking';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { Room } from '../../rooms/room.entity';
import { bookingsClosedOut } from './closed-out';
import { closeRooms, reopenRooms } from './close-rooms';
import { lockHolidays } from './closures.sql';
import { HolidayClosureEntity, HOLIDAYS, HolidayYearEntity } from './holiday-year.entity';
import type { HolidayClosureInput } from './holiday-year.inputs';
import type { HolidayYear } from './holiday-year.objects';
import { clinicToday, readYear, toHolidayYear, type StoredYear } from './holiday-year.service';

interface Seen {
  expectedVersion: number | null | undefined;
  /** HeldBooking ids that may stay outside the hours. */
  confirmedBookings: readonly string[] | null | undefined;
}

/**
 * Closes and reopens rooms on the coming holidays of a year; past dates stay. Locks all rooms, so that bookings wait.
 * BAD_REQUEST, NOT_FOUND; CONFLICT with the current decision on a version mismatch, and with unconfirmed bookings
 * outside the new hours. Confirmed ones stay.
 */
export async function decideHolidays(
  ctx: Context,
  year: number,
  closures: readonly HolidayClosureInput[],
  { expectedVersion, confirmedBookings }: Seen,
): Promise<HolidayYear> {
  assertCan(adminMay(ctx.actor, 'rooms'));
  return ctx.transact(async (tx) => {
    const { stored, rooms, today } = await lockYear(ctx, tx, year);
    const wanted = readClosures(stored, rooms, closures).filter(({ date }) => date >= today);
    const changes = changesTo(stored, rooms, wanted, today);
    if (!changes.isChanged && stored.row?.decidedAt != null) return toHolidayYear(stored);
    assertVersion(toHolidayYear(stored), expectedVersion);
    const outside = await bookingsClosedOut(ctx, tx, changes.close);
    const text = `${bookingsText(outside)} ${plural(outside.length, 'quedaría', 'quedarían')} fuera del horario`;
    assertConfirmed(ctx, outside, confirmedBookings, `${text}. Revisá la lista y confirmá para guardar`);
    return save(ctx, tx, stored, { ...changes, wanted, rooms, today, isDecided: true });
  });
}

/** Reopens rooms on the coming holidays of a year. CONFLICT with the current decision on a version mismatch. */
export async function withdrawHolidays(
  ctx: Context,
  year: number,
  expectedVersion: number | null | undefined,
): Promise<HolidayYear> {
  assertCan(adminMay(ctx.actor, 'rooms'));
  return ctx.transact(async (tx) => {
    const { stored, rooms, today } = await lockYear(ctx, tx, year);
    const changes = changesTo(stored, rooms, [], today);
    if (!changes.isChanged && stored.row?.decidedAt == null) return toHolidayYear(stored);
    assertVersion(toHolidayYear(stored), expectedVersion);
    return save(ctx, tx, stored, { ...changes, wanted: [], rooms, today, isDecided: false });
  });
}

const MOST_YEARS_AHEAD = 5;

async function lockYear(ctx: Context, tx: Transaction, year: number) {
  const today = await clinicToday(ctx, tx);
  const present = Number(today.slice(0, 4));
  if (year < present) throw invalid('year', 'Los feriados de un año que ya pasó no se pueden cambiar');
  if (year > present + MOST_YEARS_AHEAD)
    throw invalid('year', `Los feriados se pueden decidir hasta ${present + MOST_YEARS_AHEAD}`);
  await lockHolidays(tx, 'decide');
  const rooms = await tx.manager.find(Room, { order: { id: 'ASC' } });
  await lockOccupancy(ctx, tx, { roomIds: rooms.map(({ id }) => id) });
  return { stored: await readYear(tx, year), rooms, today };
}

/** `roomIds` null: all. */
interface Wanted {
  date: string;
  name: string;
  roomIds: readonly number[] | null;
}

function readClosures({ dates }: StoredYear, rooms: readonly Room[], inputs: readonly HolidayClosureInput[]): Wanted[] {
  const names = new Map(dates.map(({ date, name }) => [date, name]));
  return inputs.map(({ date, roomIds }, index) => {
    const name = names.get(date);
    // Undefined for repeated dates too.
    if (name === undefined)
      throw invalid(`closures.${index}.date`, 'La fecha está repetida o no es un feriado del año');
    names.delete(date);
    if (roomIds == null) return { date, name, roomIds: null };
    if (roomIds.length === 0) throw invalid(`closures.${index}.roomIds`, 'Elegí al menos una sala');
    if (!roomIds.every((id) => rooms.some((room) => room.id === id))) throw notFound('La sala no existe');
    return { date, name, roomIds: [...new Set(roomIds)].toSorted((one, other) => one - other) };
  });
}

interface Changes {
  close: RoomDate[];
  reopen: RoomDate[];
  /** Also without a room to close: rooms added later obey. */
  isChanged: boolean;
}

function changesTo(
  { closures, dates }: StoredYear,
  rooms: readonly Room[],
  wanted: readonly Wanted[],
  today: string,
): Changes {
  const allIds = rooms.map(({ id }) => id);
  const coming = closures.filter(({ date }) => date >= today);
  const { close, reopen } = closureChanges(
    new Map(coming.map(({ date, roomIds }) => [date, roomIds])),
    new Map(wanted.map(({ date, roomIds }) => [date, roomIds ?? allIds])),
  );
  const shown = dates.flatMap(({ date, closure }) => (closure && date >= today ? { date, ...closure } : []));
  const inOrder = wanted.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const asked = inOrder.map(({ date, roomIds }) => ({ date, roomIds }));
  const isChanged = close.length + reopen.length > 0 || JSON.stringify(shown) !== JSON.stringify(asked);
  return { close, reopen, isChanged };
}

interface Decision extends Changes {
  wanted: readonly Wanted[];
  rooms: readonly Room[];
  today: string;
  isDecided: boolean;
}

async function save(ctx: Context, tx: Transaction, stored: StoredYear, decision: Decision): Promise<HolidayYear> {
  const { wanted, rooms, today, isDecided, close, reopen } = decision;
  const { year, row } = stored;
  await closeRooms(tx, close, new Map(wanted.map(({ date, name }) => [date, name])));
  await reopenRooms(tx, reopen);
  const coming = stored.closures.filter(({ date }) => date >= today).map(({ date }) => date);
  if (coming.length > 0) await tx.manager.delete(HolidayClosureEntity, coming);
  if (wanted.length > 0)
    await tx.manager.insert(
      HolidayClosureEntity,
      wanted.map(({ date, name, roomIds }) => ({ date, name, isForAllRooms: roomIds === null })),
    );
  const decided = {
    decidedAt: isDecided ? ctx.now : null,
    decidedById: isDecided ? userIdOf(ctx.actor) : null,
  };
  if (row) await tx.manager.update(HolidayYearEntity, year, decided);
  else await tx.manager.insert(HolidayYearEntity, { year, ...decided });
  const saved = await readYear(tx, year);
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: HOLIDAYS,
    entityId: year,
    called: String(year),
    changes: changesBetween(HOLIDAYS, inWords(stored, rooms), inWords(saved, rooms)),
  });
  return toHolidayYear(saved);
}

function inWords({ row, dates }: StoredYear, rooms: readonly Room[]) {
  if (row?.decidedAt == null) return { closures: null };
  const nameOf = (id: number) => rooms.find((room) => room.id === id)!.name;
  return {
    closures: dates.flatMap(({ date, name, closure }) =>
      closure ? { date, name, rooms: closure.roomIds && closure.roomIds.map(nameOf) } : [],
    ),
  };
}
