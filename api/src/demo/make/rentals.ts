import { dayNumber, weekdayOf } from '../../domain/calendar-date';
import { priceRental } from '../../domain/rental-price';
import { CLINIC, DISCOUNT_RULES } from '../tables/clinic';
import type { ProfessionalEmail } from '../tables/professionals';
import { ROOMS, type RoomName } from '../tables/rooms';
import { RENTAL_NOTES, REGULAR_RENTALS } from '../tables/regular-rentals';
import type { Agenda } from './agenda';
import { type DemoCalendar, someTimeBetween } from './demo-calendar';
import { parseHours } from './hours';
import type { Random } from './random';

/** Instants in epoch minutes; amounts and percentage are decimal text. */
export type RentalRow = {
  readonly id: string;
  readonly professional: ProfessionalEmail;
  readonly room: RoomName;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly notes: string | null;
  readonly hourlyRate: string;
  readonly baseCost: string;
  readonly discountPercentage: string;
  readonly discountRule: string | null;
  readonly discountMinHours: string | null;
  readonly finalCost: string;
  readonly cancelledAt: number | null;
  readonly createdAt: number;
};

const RULES = DISCOUNT_RULES.map(({ minHoursPerDay, discountPercentage, description }) => ({
  minHoursPerDay: String(minHoursPerDay),
  discountPercentage: String(discountPercentage),
  description,
}));

/** Adds live rentals to the agenda. */
export function makeRentals(calendar: DemoCalendar, agenda: Agenda, random: Random): RentalRow[] {
  const rentals: RentalRow[] = [];
  for (const date of calendar.activeDates) {
    for (const { professional, weekday, room, hours } of REGULAR_RENTALS) {
      if (weekday !== weekdayOf(date)) continue;
      for (const interval of parseHours(hours)) {
        const span = agenda.rentable(room, date, interval);
        if (span === undefined) continue;
        const times = bookingTimes(calendar, random, date);
        if (times.cancelledAt === null) agenda.take(date, { kind: 'rental', professional, room, ...span });
        rentals.push({
          id: random.uuid(),
          professional,
          room,
          startsAt: span.start,
          endsAt: span.end,
          notes: random.chance(0.2) ? random.pick(RENTAL_NOTES) : null,
          ...priceOf(room, span.end - span.start),
          ...times,
        });
      }
    }
  }
  return rentals;
}

/** Booked weeks ahead; some were cancelled in time. */
function bookingTimes(calendar: DemoCalendar, random: Random, date: string) {
  const day = dayNumber(date);
  const createdAt = someTimeBetween(calendar, random, day - 45, day - 34);
  const cancelledAt = random.chance(0.12) ? someTimeBetween(calendar, random, day - 30, day - 3) : null;
  return { createdAt, cancelledAt };
}

function priceOf(room: RoomName, minutes: number) {
  const price = priceRental({
    minutes,
    roomHourlyRate: String(ROOMS.find(({ name }) => name === room)?.hourlyRate ?? 0),
    defaultHourlyCost: String(CLINIC.defaultHourlyCost),
    rules: RULES,
  });
  return {
    hourlyRate: price.hourlyRate,
    baseCost: price.baseCost,
    discountPercentage: price.discountPercentage,
    discountRule: price.rule?.description ?? null,
    discountMinHours: price.rule?.minHoursPerDay ?? null,
    finalCost: price.finalCost,
  };
}
