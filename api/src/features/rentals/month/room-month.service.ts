import { datesOfMonth } from '../../../domain/calendar-date';
import type { Context } from '../../../platform/context';
import { assertMonth } from '../../../platform/validation/month';
import { tenantOf } from '../tenant';
import { bookingsOn } from './bookings-on';
import { readRentableDays } from './rentable-days';
import { toTimes } from './room-days.sql';
import type { RoomDay, RoomMonth } from './room-month.objects';

interface MonthQuery {
  year: number;
  month: number;
  professionalId?: number | null;
}

/** One statement. FORBIDDEN for a colleague's. */
export async function getRoomMonth(ctx: Context, { year, month, professionalId }: MonthQuery): Promise<RoomMonth> {
  assertMonth(year, month);
  const tenant = tenantOf(ctx, professionalId);
  const dates = datesOfMonth(year, month);
  const { zone, days } = await readRentableDays(ctx, { rooms: 'active', dates, tenant, pastOffers: 'nothing' });
  const roomDays = days.map(({ date, day, isPast, state, rooms }): RoomDay => {
    const offers = rooms.map(({ room, its }) => ({
      roomId: room.id,
      isFree: its.state === 'free',
      open: toTimes(its.open),
      free: toTimes(its.free),
      bookings: bookingsOn(ctx, zone, day, room, tenant),
    }));
    return {
      date,
      isPast,
      state,
      freeRoomCount: offers.filter(({ isFree }) => isFree).length,
      ownBookingCount: offers.reduce((count, { bookings }) => count + bookings.filter(({ isOwn }) => isOwn).length, 0),
      rooms: offers,
    };
  });
  return { year, month, professionalId: tenant, days: roomDays };
}
