import { datesOfMonth } from '../../../domain/calendar-date';
import { clinicDay } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { leftOutside } from '../../../domain/left-outside';
import type { Transaction } from '../../../platform/database/database';
import type { HeldBooking } from '../../rooms/held-booking';
import { clinicSettingsIn } from '../../settings/settings.service';
import { bookingsWithin, listed } from '../held-bookings';
import { openAround, openOn, type MonthHours, type RoomMonthKey } from './stored-month';

interface Change {
  before: MonthHours;
  after: MonthHours;
  now: Date;
}

/** The room's current and coming bookings that fit in `before` but not in `after`, earliest first. */
export async function bookingsLeftOutside(
  tx: Transaction,
  key: RoomMonthKey,
  { before, after, now }: Change,
): Promise<HeldBooking[]> {
  const { timeZone } = await clinicSettingsIn(tx);
  const dates = datesOfMonth(key.year, key.month);
  const start = Math.max(clinicDay(timeZone, dates[0]!).start, floorToMinute(now));
  const bookings = await bookingsWithin(tx, key.roomId, { start, end: clinicDay(timeZone, dates.at(-1)!).end });
  // A booking across midnight may also need the day before or after the month.
  const beyond = await openAround(tx.manager, key);
  const hours = {
    before: new Map([...beyond, ...openOn(key, before)]),
    after: new Map([...beyond, ...openOn(key, after)]),
  };
  return listed(tx, timeZone, leftOutside(timeZone, hours, bookings));
}
