import { addDays, dateOfDayNumber, dayNumber, weekdayOf } from '../../domain/calendar-date';
import { dateOf, minuteOfDate, minuteOfDayAt } from '../../domain/clinic-time';
import { overlaps } from '../../domain/intervals';
import { firstSlot } from '../../domain/slots';
import { CLINIC_DATA, professionalBy, PROFESSIONALS } from '../clinic-data';
import type { AppointmentRow } from './appointments';
import { demoCalendar, weeklyRows } from './demo-calendar';
import { type DemoClinic, makeDemoClinic } from './demo-clinic';
import type { RentalRow } from './rentals';
import { openHours } from './room-hours';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const NEW_YORK = 'America/New_York';
const DAY = 24 * 60;

const span = (row: { startsAt: number; endsAt: number }) => ({ start: row.startsAt, end: row.endsAt });
const live = <Row extends AppointmentRow>(rows: readonly Row[]) =>
  rows.filter(({ status }) => status === 'pending' || status === 'confirmed' || status === 'completed');
const liveRentals = (rows: readonly RentalRow[]) => rows.filter(({ cancelledAt }) => cancelledAt === null);

describe.each([
  ['a Saturday in spring', '2026-11-21', BUENOS_AIRES],
  ['the last day of a month', '2027-01-31', BUENOS_AIRES],
  ["New Year's Eve", '2026-12-31', BUENOS_AIRES],
  ['a leap day', '2028-02-29', BUENOS_AIRES],
  ['the day the clock goes forward', '2027-03-14', NEW_YORK],
  ['the day the clock goes back', '2026-11-01', NEW_YORK],
])('the demo clinic on %s', (_, today, zone) => {
  const clinic = makeDemoClinic(today, zone);
  const { appointments, rentals } = clinic;
  const todayStarts = minuteOfDate(zone, today, 0);
  const tomorrowStarts = minuteOfDate(zone, addDays(today, 1), 0);

  test('is the same however often it is made', () => {
    expect(makeDemoClinic(today, zone)).toEqual(clinic);
  });

  test('has no professional in two places and no room with two people', () => {
    const withTheirTime = live(appointments).filter(({ overbookingReason }) => overbookingReason === null);
    const clashes = pairs(withTheirTime).filter(
      ([a, b]) => (a.professional === b.professional || a.room === b.room) && overlaps(span(a), span(b)),
    );

    expect(clashes).toEqual([]);
  });

  test('has turnos that were cancelled after they were booked and before they came, none later than today began', () => {
    for (const { status, cancelledAt, createdAt, startsAt } of appointments) {
      expect(cancelledAt !== null).toBe(status === 'cancelled');
      if (cancelledAt === null) continue;
      expect(cancelledAt).toBeGreaterThan(createdAt);
      expect(cancelledAt).toBeLessThanOrEqual(Math.min(startsAt - 30, todayStarts));
    }
  });

  test('has sobreturnos beside a turno of the same professional, in its room', () => {
    const squeezed = appointments.filter(({ overbookingReason }) => overbookingReason !== null);
    expect(squeezed.length).toBeGreaterThan(2);
    for (const one of squeezed) {
      const beside = live(appointments).filter(
        (it) => it.id !== one.id && it.room === one.room && overlaps(span(it), span(one)),
      );
      expect(beside.map(({ professional }) => professional)).toEqual([one.professional]);
    }
  });

  test('has no patient in two places, and none who comes every other day', () => {
    const byPatient = new Map<string, AppointmentRow[]>();
    for (const row of appointments) byPatient.set(row.patientEmail, [...(byPatient.get(row.patientEmail) ?? []), row]);

    for (const visits of byPatient.values()) {
      expect(pairs(visits).filter(([a, b]) => overlaps(span(a), span(b)))).toEqual([]);
      expect(visits.length).toBeLessThan(15);
    }
  });

  test('has assigned what was asked for to a turno to come of its patient, and nothing else', () => {
    for (const { status, appointment, professional, patientEmail, createdAt } of clinic.requests) {
      expect(createdAt).toBeLessThan(todayStarts);
      const turno = appointments.find(({ id }) => id === appointment);
      expect(turno !== undefined).toBe(status === 'assigned');
      if (turno)
        expect([turno.professional, turno.patientEmail, turno.startsAt > todayStarts]).toEqual([
          professional,
          patientEmail,
          true,
        ]);
    }
    expect(clinic.requests.filter(({ status }) => status === 'assigned').length).toBeGreaterThanOrEqual(2);
  });

  test('rents no room twice, nor over the appointments of another professional', () => {
    const booked = liveRentals(rentals);
    const intrusions = live(appointments).filter((appointment) =>
      booked.some(
        (rental) =>
          rental.room === appointment.room &&
          rental.professional !== appointment.professional &&
          overlaps(span(rental), span(appointment)),
      ),
    );

    expect(pairs(booked).filter(([a, b]) => a.room === b.room && overlaps(span(a), span(b)))).toEqual([]);
    expect(intrusions).toEqual([]);
  });

  test('keeps everybody within their hours and the room within its own', () => {
    const calendar = demoCalendar(today, zone);
    const open = openHours(calendar, clinic.roomOverrides);
    const misplaced = appointments.filter(({ professional, room, startsAt, endsAt }) => {
      const date = dateOf(zone, startsAt);
      const from = minuteOfDayAt(zone, startsAt);
      const to = from + (endsAt - startsAt);
      const attends = weeklyRows(professionalBy(professional).weekly).some(
        (it) => it.weekday === weekdayOf(date) && it.startMinute <= from && to <= it.endMinute,
      );
      const away = clinic.absences.some(
        (it) => it.professional === professional && it.date === date && it.startMinute < to && from < it.endMinute,
      );
      const isOpen =
        open
          .get(room)
          ?.get(date)
          ?.some((it) => it.start <= from && to <= it.end) ?? false;
      return !attends || away || !isOpen;
    });

    expect(misplaced).toEqual([]);
  });

  test('has appointments of every status, each where it belongs in time', () => {
    const past = appointments.filter(({ startsAt }) => startsAt < todayStarts);
    const future = appointments.filter(({ startsAt }) => startsAt >= todayStarts);

    expect(new Set(past.map(({ status }) => status))).toEqual(new Set(['completed', 'cancelled', 'no_show']));
    expect(new Set(future.map(({ status }) => status))).toEqual(new Set(['pending', 'confirmed', 'cancelled']));
    expect(past.filter(({ status }) => status === 'completed').length).toBeGreaterThan(past.length / 2);
  });

  test('has nothing made or cancelled today or later, nor after it happened', () => {
    const cancelled = rentals.filter(({ cancelledAt }) => cancelledAt !== null);

    expect([...appointments, ...rentals].filter((it) => it.createdAt >= Math.min(todayStarts, it.startsAt))).toEqual(
      [],
    );
    expect(cancelled.length).toBeGreaterThan(0);
    for (const { createdAt, cancelledAt, startsAt } of cancelled) {
      expect(cancelledAt).toBeGreaterThan(createdAt);
      expect(cancelledAt).toBeLessThan(Math.min(todayStarts, startsAt - DAY));
    }
  });

  test('looks busy, and yet everybody has a slot left in the next 30 days', () => {
    expect(appointments.length).toBeGreaterThan(1000);
    const firstFree = firstSlotFinder(clinic, today, zone);
    for (const { email } of PROFESSIONALS) {
      expect({ email, first: firstFree(email) }).toEqual({ email, first: expect.any(Number) });
    }
  });

  test('gives the demo accounts something behind them and something before them', () => {
    const visits = appointments.filter(({ account }) => account === 'paciente@clinica.example');
    const attended = live(appointments).filter(({ professional }) => professional === 'profesional@clinica.example');
    const rented = liveRentals(rentals).filter(({ professional }) => professional === 'profesional@clinica.example');

    expect(visits.filter(({ startsAt }) => startsAt < todayStarts).length).toBeGreaterThanOrEqual(4);
    expect(live(visits).filter(({ startsAt }) => startsAt >= tomorrowStarts).length).toBeGreaterThanOrEqual(3);
    expect(attended.filter(({ startsAt }) => startsAt >= tomorrowStarts).length).toBeGreaterThan(20);
    expect(rented.some(({ startsAt }) => startsAt < todayStarts)).toBe(true);
    expect(rented.some(({ startsAt }) => startsAt >= tomorrowStarts)).toBe(true);
  });

  test('rents with and without each discount, every standing rental among them', () => {
    const kept = new Set(
      rentals.map(({ professional, room, startsAt }) => `${professional} ${room} ${weekdayOf(dateOf(zone, startsAt))}`),
    );

    expect(new Set(rentals.map(({ discountPercentage }) => discountPercentage))).toEqual(
      new Set(['0.00', '10.00', '15.00', '20.00']),
    );
    expect(CLINIC_DATA.rentals.filter((it) => !kept.has(`${it.professional} ${it.room} ${it.weekday}`))).toEqual([]);
  });

  test('changes some days of the rooms: one closed, one shortened, within the months that are configured', () => {
    const months = new Set(clinic.roomMonths.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`));

    expect(months.size).toBe(5);
    expect(clinic.roomOverrides.some(({ hours }) => hours.length === 0)).toBe(true);
    expect(clinic.roomOverrides.some(({ hours }) => hours.length > 0)).toBe(true);
    expect(clinic.roomOverrides.filter(({ date }) => !months.has(date.slice(0, 7)))).toEqual([]);
  });

  test('gives everything an id of its own that is a random UUID by its form', () => {
    const ids = [...appointments, ...rentals].map(({ id }) => id);

    expect(ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toEqual(
      [],
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('another day has another clinic', () => {
  expect(makeDemoClinic('2026-11-22').appointments).not.toEqual(makeDemoClinic('2026-11-21').appointments);
});

test('all year round, everybody can be booked and the demo patient has visits to look at', () => {
  const first = dayNumber('2027-01-02');
  for (let day = first; day < first + 365; day += 37) {
    const today = dateOfDayNumber(day);
    const clinic = makeDemoClinic(today);
    const firstFree = firstSlotFinder(clinic, today, BUENOS_AIRES);
    const booked = PROFESSIONALS.filter(({ email }) => firstFree(email) === null);
    const visits = clinic.appointments.filter(({ account }) => account === 'paciente@clinica.example');
    expect({ today, booked, visits: visits.length }).toEqual({ today, booked: [], visits: 10 });
  }
});

/** Returns a finder of a professional's first free slot in the next thirty days. */
function firstSlotFinder(clinic: DemoClinic, today: string, zone: string): (professional: string) => number | null {
  const booked = live(clinic.appointments);
  const rented = liveRentals(clinic.rentals);
  const open = openHours(demoCalendar(today, zone), clinic.roomOverrides);
  const durationOf = (professional: string) => {
    const { defaultDurationMinutes } = professionalBy(professional);
    return defaultDurationMinutes ?? 30;
  };
  return (professional) =>
    firstSlot({
      zone,
      dates: Array.from({ length: 30 }, (_, index) => addDays(today, index + 1)),
      durationMinutes: durationOf(professional),
      earliestStart: 0,
      availability: weeklyRows(professionalBy(professional).weekly),
      absences: clinic.absences.filter((it) => it.professional === professional),
      ownBusy: booked.filter((it) => it.professional === professional).map(span),
      rooms: [...open].map(([room, hours]) => ({
        roomId: room,
        open: hours,
        blocked: [...booked, ...rented.filter((it) => it.professional !== professional)]
          .filter((it) => it.room === room)
          .map(span),
      })),
    });
}

function pairs<Row extends { startsAt: number }>(rows: readonly Row[]): [Row, Row][] {
  const sorted = [...rows].sort((a, b) => a.startsAt - b.startsAt);
  // Nothing lasts longer than a day, so later ones cannot overlap.
  return sorted.flatMap((a, index) => {
    const rest = sorted.slice(index + 1);
    const end = rest.findIndex((b) => b.startsAt > a.startsAt + DAY);
    return rest.slice(0, end === -1 ? undefined : end).map((b): [Row, Row] => [a, b]);
  });
}
