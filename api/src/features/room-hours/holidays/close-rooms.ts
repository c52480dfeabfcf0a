import { In, MoreThanOrEqual } from 'typeorm';

import type { RoomDate } from '../../../domain/holidays';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import type { RoomAdded } from '../../rooms/room-added';
import { RoomDayOverride, RoomDayOverrideHours, type ReplacedOverride } from '../room-day-override.entity';
import { COUNT_MONTH_CHANGES, lockHolidays } from './closures.sql';
import { HolidayClosureEntity } from './holiday-year.entity';
import { clinicToday } from './holiday-year.service';

/** Keeps present overrides for reopenRooms. Expects locked rooms. */
export async function closeRooms(
  tx: Transaction,
  closings: readonly RoomDate[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  if (closings.length === 0) return;
  const { manager } = tx;
  const noteOf = (date: string) => `Feriado: ${names.get(date)}`;
  const present = await overridesOn(tx, closings);
  const at = ({ roomId, date }: RoomDate) => present.find((it) => it.roomId === roomId && it.date === date);
  for (const { id, date, notes, hours } of closings.flatMap((closing) => at(closing) ?? [])) {
    const isOpen = hours.length > 0;
    if (isOpen) await manager.delete(RoomDayOverrideHours, { roomDayOverrideId: id });
    await manager.update(RoomDayOverride, id, {
      isHoliday: true,
      replaced: { notes, hours },
      // A room closed by hand keeps its reason.
      ...(isOpen && { notes: noteOf(date) }),
    });
  }
  const added = closings.filter((closing) => !at(closing));
  if (added.length > 0)
    await manager.insert(
      RoomDayOverride,
      added.map(({ roomId, date }) => ({ roomId, date, notes: noteOf(date), isHoliday: true })),
    );
  await countMonthChanges(tx, closings);
}

/** Overrides that a closure replaced return; otherwise weekly hours apply again. Expects locked rooms. */
export async function reopenRooms(tx: Transaction, reopenings: readonly RoomDate[]): Promise<void> {
  if (reopenings.length === 0) return;
  const { manager } = tx;
  const closed = (await overridesOn(tx, reopenings)).filter(
    (it) => it.isHoliday && reopenings.some(({ roomId, date }) => it.roomId === roomId && it.date === date),
  );
  const gone = closed.filter(({ replaced }) => replaced === null).map(({ id }) => id);
  if (gone.length > 0) await manager.delete(RoomDayOverride, gone);
  for (const { id, replaced } of closed) {
    if (replaced === null) continue;
    await manager.update(RoomDayOverride, id, { isHoliday: false, replaced: null, notes: replaced.notes });
    if (replaced.hours.length === 0) continue;
    await manager.insert(
      RoomDayOverrideHours,
      replaced.hours.map((hours) => ({ roomDayOverrideId: id, ...hours })),
    );
  }
  await countMonthChanges(tx, reopenings);
}

/** A new room closes on the coming holidays on which all rooms do. */
export const closeAddedRoom: RoomAdded = async (ctx: Context, tx: Transaction, roomId: number) => {
  await lockHolidays(tx, 'add-room');
  const closures = await tx.manager.findBy(HolidayClosureEntity, {
    isForAllRooms: true,
    date: MoreThanOrEqual(await clinicToday(ctx, tx)),
  });
  await closeRooms(
    tx,
    closures.map(({ date }) => ({ roomId, date })),
    new Map(closures.map(({ date, name }) => [date, name])),
  );
};

interface PresentOverride extends ReplacedOverride {
  id: number;
  roomId: number;
  date: string;
  isHoliday: boolean;
  replaced: ReplacedOverride | null;
}

/** On any of the dates in any of the rooms. */
async function overridesOn({ manager }: Transaction, all: readonly RoomDate[]): Promise<PresentOverride[]> {
  const rows = await manager.findBy(RoomDayOverride, {
    roomId: In([...new Set(all.map(({ roomId }) => roomId))]),
    date: In([...new Set(all.map(({ date }) => date))]),
  });
  const hours =
    rows.length === 0
      ? []
      : await manager.findBy(RoomDayOverrideHours, { roomDayOverrideId: In(rows.map(({ id }) => id)) });
  return rows.map(({ id, roomId, date, notes, isHoliday, replaced }) => ({
    id,
    roomId,
    date,
    notes,
    isHoliday,
    replaced,
    hours: hours
      .filter((it) => it.roomDayOverrideId === id)
      .map(({ startMinute, endMinute }) => ({ startMinute, endMinute })),
  }));
}

/** So that a person who edits one of these months learns of the change. */
async function countMonthChanges(tx: Transaction, changed: readonly RoomDate[]): Promise<void> {
  const roomIds = changed.map(({ roomId }) => roomId);
  const years = changed.map(({ date }) => Number(date.slice(0, 4)));
  const months = changed.map(({ date }) => Number(date.slice(5, 7)));
  await tx.rows(COUNT_MONTH_CHANGES, [roomIds, years, months]);
}
