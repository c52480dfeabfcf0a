import { In, IsNull, Not } from 'typeorm';

import { weekdayOf } from '../../domain/calendar-date';
import { daysWithoutSlots } from '../../domain/no-slots';
import { roomToAnybody, roomToEach } from '../../domain/shared-room';
import type { RoomSchedule, Schedule } from '../../domain/slots';
import type { Context } from '../../platform/context';
import { DURATION } from '../professionals/appointment-duration';
import { RoomMonthEntity } from '../room-hours/room-month.entity';
import { loadClinic } from './clinic-schedules.sql';
import { slotQuery } from './look-for-slots';
import { NoSlotsReason, type DayWithoutSlots } from './no-slots.objects';
import { scheduleIn } from './schedule.sql';

export interface Clinic {
  /** All 'inactive' when the public cannot book them. */
  ofProfessional(
    id: number,
    traits: { roomId?: number | null | undefined; durationMinutes?: number | null | undefined },
  ): Promise<DayWithoutSlots[]>;
  /** Days too short for the shortest appointment. */
  ofRoom(id: number): Promise<DayWithoutSlots[]>;
}

/** One statement, or two if rooms are closed. */
export async function clinicOn(
  ctx: Context,
  dates: readonly string[],
  professionalIds: readonly number[] = [],
): Promise<Clinic> {
  const { zone, professionals, rooms } = await loadClinic(ctx.db, { professionalIds, dates, now: ctx.now });
  const isConfigured = configuredMonths(ctx, dates);
  const closedOrUnset = async (date: string, among: readonly RoomSchedule[]): Promise<NoSlotsReason> => {
    const isSet = await isConfigured();
    return among.some(({ roomId }) => isSet(roomId, date)) ? NoSlotsReason.rooms_closed : NoSlotsReason.rooms_unset;
  };

  return {
    async ofProfessional(id, { roomId = null, durationMinutes }) {
      const professional = professionals.find((it) => it.id === id);
      if (!professional) return dates.map((date) => ({ date, reason: NoSlotsReason.inactive }));
      const among = rooms.flatMap((room): RoomSchedule[] => {
        if (roomId !== null && room.roomId !== roomId) return [];
        const toAll = roomToAnybody(room);
        const toThem = roomToEach(room)(professional) ?? { ...toAll, onlyDuring: [] };
        // A chosen room counts, whatever it serves.
        return [roomId === null ? toThem : { ...toAll, blocked: toThem.blocked }];
      });
      const query = slotQuery(ctx, professional, dates, durationMinutes);
      const days = daysWithoutSlots(scheduleIn(among, { zone, ...professional }, query));
      return Promise.all(
        days.map(async ({ date, reason }) => {
          if (reason === 'rooms_closed') return { date, reason: await closedOrUnset(date, among) };
          if (reason === 'no_rooms' && roomId !== null) return { date, reason: NoSlotsReason.room_inactive };
          const isUnplaced = reason === 'rooms_for_others' && professional.specialtyId === null;
          return { date, reason: isUnplaced ? NoSlotsReason.no_specialty : NoSlotsReason[reason] };
        }),
      );
    },

    async ofRoom(id) {
      const room = rooms.find(({ roomId }) => roomId === id);
      if (!room) return dates.map((date) => ({ date, reason: NoSlotsReason.room_inactive }));
      const among = [roomToAnybody(room)];
      const found = await Promise.all(
        dates.map(async (date): Promise<DayWithoutSlots[]> => {
          const [day] = daysWithoutSlots(attendedAsOpen(ctx, zone, date, among[0]!));
          if (!day) return [];
          const isClosed = day.reason === 'no_hours';
          return [{ date, reason: isClosed ? await closedOrUnset(date, among) : NoSlotsReason[day.reason] }];
        }),
      );
      return found.flat();
    },
  };
}

/** An imaginary professional with the room's hours and the shortest appointments. */
function attendedAsOpen(ctx: Context, zone: string, date: string, room: RoomSchedule): Schedule {
  const availability = (room.open.get(date) ?? []).map(({ start, end }) => ({
    weekday: weekdayOf(date),
    startMinute: start,
    endMinute: end,
  }));
  const query = slotQuery(ctx, { defaultDurationMinutes: null, rules: null, isDeskOnly: null }, [date], DURATION.min);
  return { zone, availability, absences: [], ownBusy: [], rooms: [room], ...query };
}

/** Read on first use. */
export function configuredMonths(ctx: Context, dates: readonly string[]) {
  const key = (roomId: string | number, date: string): string => `${roomId} ${date.slice(0, 7)}`;
  let reading: Promise<(roomId: string | number, date: string) => boolean> | undefined;
  const read = async () => {
    const years = [...new Set(dates.map((date) => Number(date.slice(0, 4))))];
    const months = await ctx.db.manager.findBy(RoomMonthEntity, { year: In(years), templateName: Not(IsNull()) });
    const set = new Set(
      months.map(({ roomId, year, month }) => key(roomId, `${year}-${String(month).padStart(2, '0')}`)),
    );
    return (roomId: string | number, date: string) => set.has(key(roomId, date));
  };
  return () => (reading ??= read());
}
