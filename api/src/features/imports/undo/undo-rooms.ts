import { In, IsNull } from 'typeorm';

import { CalendarFeed } from '../../calendar-feeds/calendar-feed.entity';
import { RoomDayOverride } from '../../room-hours/room-day-override.entity';
import { RoomMonthEntity } from '../../room-hours/room-month.entity';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { RoomOccupancy } from '../../rooms/room-occupancy.entity';
import { Room } from '../../rooms/room.entity';
import { removeRoom } from '../../rooms/room.service';
import { WaitingListStretch } from '../../waiting-list/stretches/stretch.entity';
import type { TakeBack } from './take-back';

/** Those that are unchanged, without hours, turnos, rentals, offers and calendars. */
export const takeBackRooms: TakeBack = async (ctx, tx, rows) => {
  const ids = rows.flatMap(({ roomId }) => roomId ?? []);
  await lockOccupancy(ctx, tx, { roomIds: ids });
  const rooms = await tx.manager.find(Room, {
    where: { id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const roomId = In(ids);
  const occupied = await tx.manager.find(RoomOccupancy, {
    select: { holderId: true, roomId: true },
    where: { roomId, holdId: IsNull() },
  });
  const ofRoom = { select: { id: true, roomId: true }, where: { roomId } } as const;
  const opened = [
    ...(await tx.manager.find(RoomMonthEntity, ofRoom)),
    ...(await tx.manager.find(RoomDayOverride, ofRoom)),
  ];
  const offered = await tx.manager.find(WaitingListStretch, ofRoom);
  const followed = await tx.manager.find(CalendarFeed, ofRoom);
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const touched = rows.flatMap(({ line, roomId: id }) => {
    const room = byId.get(id ?? 0);
    if (!room) return [];
    if (occupied.some((it) => it.roomId === id)) return [{ line, why: `${room.name} ya tiene turnos o alquileres` }];
    if (offered.some((it) => it.roomId === id)) return [{ line, why: `${room.name} ya tuvo horarios ofrecidos` }];
    if (followed.some((it) => it.roomId === id))
      return [{ line, why: `${room.name} ya tiene un enlace de calendario` }];
    if (opened.some((it) => it.roomId === id)) return [{ line, why: `${room.name} ya tiene horarios` }];
    return room.version > 1 ? [{ line, why: `${room.name} cambió` }] : [];
  });
  if (touched.length === 0) for (const room of rooms) await removeRoom(ctx, tx, room);
  return touched;
};
