import { datesOfMonth, type Month } from '../../../domain/calendar-date';
import { totalMinutes } from '../../../domain/intervals';
import { formatTime } from '../../../domain/time-of-day';
import { wallSpan } from '../../../domain/wall-span';
import type { Context } from '../../../platform/context';
import { shownEnd, shownStart } from '../../rooms/shown-time';
import { float, from, int, sourcesOf, text } from '../../../platform/database/columns';
import { selection, type SelectedRow } from '../../../platform/database/selection';
import { assertMonth } from '../../../platform/validation/month';
import { Professional } from '../../professionals/professional.object';
import { occupiedBetween } from '../../rooms/occupied-between';
import { RoomOccupancy } from '../../rooms/room-occupancy.entity';
import { bookingsOn } from '../month/bookings-on';
import { isOn, readRentableDays, type RentableDay } from '../month/rentable-days';
import { toTimes } from '../month/room-days.sql';
import type { RoomsDay, RoomsOverview, RoomsOverviewDay } from './rooms-overview.objects';

/** One statement. BAD_REQUEST. */
export async function getRoomsOverview(ctx: Context, { year, month }: Month): Promise<RoomsOverview> {
  assertMonth(year, month);
  const { days } = await readDays(ctx, datesOfMonth(year, month));
  return { year, month, days: days.map(inNumbers) };
}

/** Two statements. */
export async function getRoomsDay(ctx: Context, date: string): Promise<RoomsDay> {
  const { zone, days } = await readDays(ctx, [date]);
  const rentableDay = days[0]!;
  const appointments = await readAppointments(ctx, rentableDay);
  return {
    ...inNumbers(rentableDay),
    rooms: rentableDay.rooms.map(({ room, its }) => ({
      roomId: room.id,
      roomName: room.name,
      isActive: room.isActive,
      state: its.state,
      open: toTimes(its.open),
      free: toTimes(its.free),
      bookings: bookingsOn(ctx, zone, rentableDay.day, room, null),
      appointments: appointments
        .filter(({ roomId }) => roomId === room.id)
        .map(({ professionalName, ...span }) => {
          const wall = wallSpan(zone, rentableDay.day, span);
          return { professionalName, startTime: formatTime(wall.start), endTime: formatTime(wall.end) };
        }),
    })),
  };
}

/** Without tenant: every appointment occupies its room. */
const readDays = (ctx: Context, dates: readonly string[]) =>
  readRentableDays(ctx, { rooms: 'used', dates, tenant: null, pastOffers: 'itself' });

function inNumbers({ date, day, state, rooms }: RentableDay): RoomsOverviewDay {
  const roomsThatAre = (roomState: string) => rooms.filter(({ its }) => its.state === roomState).length;
  return {
    date,
    state,
    freeRoomCount: roomsThatAre('free'),
    fullRoomCount: roomsThatAre('full'),
    roomCount: rooms.filter(({ room }) => room.isActive).length,
    openMinutes: sum(rooms, ({ its }) => totalMinutes(its.open)),
    takenMinutes: sum(rooms, ({ its }) => its.takenMinutes),
    rentalCount: sum(rooms, ({ room }) => room.rentals.filter(([, , start, end]) => isOn(day, { start, end })).length),
    appointmentCount: sum(
      rooms,
      ({ room }) => room.appointments.filter(([start, end]) => isOn(day, { start, end })).length,
    ),
  };
}

function sum<Item>(items: readonly Item[], countOf: (item: Item) => number): number {
  return items.reduce((count, item) => count + countOf(item), 0);
}

/** Epoch minutes. */
const APPOINTMENTS = selection('rentals.appointments-of-day', {
  roomId: from('o.room_id', int),
  professionalName: from('p.name', text),
  start: from(shownStart('o'), float),
  end: from(shownEnd('o'), float),
});
type AppointmentRow = SelectedRow<typeof APPOINTMENTS>;

/** Earliest first. */
function readAppointments({ db }: Context, { day, rooms }: RentableDay): Promise<AppointmentRow[]> {
  const query = db.manager
    .createQueryBuilder(RoomOccupancy, 'o')
    .select(sourcesOf(APPOINTMENTS.columns))
    .innerJoin(Professional, 'p', 'p.id = o.professionalId')
    .where('o.appointment_id IS NOT NULL')
    .andWhere('o.room_id = ANY (:roomIds)', { roomIds: rooms.map(({ room }) => room.id) });
  return db.select(APPOINTMENTS, occupiedBetween(query, day));
}
