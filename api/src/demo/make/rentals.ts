import { dayNumber, weekdayOf } from '../../domain/calendar-date';
import { priceRental } from '../../domain/rental-price';
import { CLINIC, CLINIC_DATA, ROOMS } from '../clinic-data';
import type { Agenda } from './agenda';
import { parseHours, someTimeBetween, type DemoCalendar } from './demo-calendar';
import type { Random } from './random';

export type RentalRow = ReturnType<typeof makeRentals>[number];

const RULES = CLINIC_DATA.discountRules.map(({ minHoursPerDay, discountPercentage, description }) => ({
  minHoursPerDay: String(minHoursPerDay),
  discountPercentage: String(discountPercentage),
  description,
}));

/** Also adds live ones to the agenda. Instants in epoch minutes; amounts and percentage are decimal text. */
export function makeRentals(calendar: DemoCalendar, agenda: Agenda, random: Random) {
  return calendar.activeDates.flatMap((date) =>
    CLINIC_DATA.rentals.flatMap(({ professional, weekday, room, hours }) => {
      if (weekday !== weekdayOf(date)) return [];
      return parseHours(hours).flatMap((interval) => {
        const span = agenda.rentable(room, date, interval);
        if (span === undefined) return [];
        const times = bookingTimes(calendar, random, date);
        if (times.cancelledAt === null) agenda.take(date, { kind: 'rental', professional, room, ...span });
        const id = random.uuid();
        const notes = random.chance(0.2) ? random.pick(CLINIC_DATA.rentalNotes) : null;
        const price = priceOf(room, span.end - span.start);
        return [{ id, professional, room, startsAt: span.start, endsAt: span.end, notes, ...price, ...times }];
      });
    }),
  );
}

/** Weeks ahead; some cancelled in time. */
function bookingTimes(calendar: DemoCalendar, random: Random, date: string) {
  const day = dayNumber(date);
  const createdAt = someTimeBetween(calendar, random, day - 45, day - 34);
  const cancelledAt = random.chance(0.12) ? someTimeBetween(calendar, random, day - 30, day - 3) : null;
  return { createdAt, cancelledAt };
}

function priceOf(room: string, minutes: number) {
  const { rule, hourlyRate, baseCost, discountPercentage, finalCost } = priceRental({
    minutes,
    roomHourlyRate: String(ROOMS.find(({ name }) => name === room)!.hourlyRate),
    defaultHourlyCost: String(CLINIC.defaultHourlyCost),
    rules: RULES,
  });
  const discount = { discountRule: rule?.description ?? null, discountMinHours: rule?.minHoursPerDay ?? null };
  return { hourlyRate, baseCost, discountPercentage, ...discount, finalCost };
}
