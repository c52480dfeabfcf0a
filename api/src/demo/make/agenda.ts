import { addDays, weekdayOf } from '../../domain/calendar-date';
import { clinicDay, instantOf } from '../../domain/clinic-time';
import { overlaps, type Interval } from '../../domain/intervals';
import { freeRooms, offeredSlots, type Schedule } from '../../domain/slots';
import { MINUTES_PER_DAY } from '../../domain/time-of-day';
import { CLINIC_DATA, professionalBy, PROFESSIONALS } from '../clinic-data';
import { datesFrom, hoursRows, parseHours, weeklyRows, type DemoCalendar } from './demo-calendar';
import type { OpenHours } from './room-hours';

/** Instants in epoch minutes. */
type Occupancy = Interval & {
  readonly kind: 'appointment' | 'rental';
  readonly professional: string;
  readonly room: string;
};

export type AbsenceRow = ReturnType<typeof makeAbsences>[number];

const USUAL_MINUTES = 30;
const ALL_DAY = { start: 0, end: MINUTES_PER_DAY };

const AVAILABILITY = new Map(PROFESSIONALS.map(({ email, weekly }) => [email, weeklyRows(weekly)]));

export function makeAbsences(calendar: DemoCalendar) {
  return CLINIC_DATA.absences.flatMap(({ professional, daysFromToday, days, reason, description, hours }) => {
    const { weekly } = professionalBy(professional);
    const away = hours === null ? [ALL_DAY] : parseHours(hours);
    const isMissedOn = (date: string) =>
      parseHours(weekly[weekdayOf(date)] ?? '').some((it) => away.some((part) => overlaps(part, it)));
    const first = datesFrom(calendar, daysFromToday, 7).find(isMissedOn);
    if (first === undefined) return [];
    return Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap((date) =>
      hoursRows(away).map((part) => ({ professional, date, reason, description, ...part })),
    );
  });
}

export class Agenda {
  private readonly taken = new Map<string, Occupancy[]>();

  constructor(
    private readonly calendar: DemoCalendar,
    private readonly open: OpenHours,
    private readonly absences: readonly AbsenceRow[],
  ) {}

  take(date: string, occupancy: Occupancy): void {
    this.taken.set(date, [...this.on(date), occupancy]);
  }

  /** Epoch minutes. */
  slots(professional: string, date: string): readonly number[] {
    return offeredSlots(this.schedule(professional, date))[0]?.starts ?? [];
  }

  slotAt(professional: string, start: number): Interval {
    return { start, end: start + minutesOf(professional) };
  }

  /** Prefers the room that the professional rents then. */
  roomFor(professional: string, date: string, start: number): string | undefined {
    const free = freeRooms(this.schedule(professional, date), start).filter(({ state }) => state === 'free');
    const slot = this.slotAt(professional, start);
    const rented = this.on(date).find(
      (it) => it.kind === 'rental' && it.professional === professional && it.start <= slot.start && slot.end <= it.end,
    );
    const names = professionalBy(professional).rooms.filter((name) => free.some(({ roomId }) => roomId === name));
    return names.find((name) => name === rented?.room) ?? names[0];
  }

  /** Epoch minutes, or undefined if the room isn't open and free throughout. */
  rentable(room: string, date: string, hours: Interval): Interval | undefined {
    const day = clinicDay(this.calendar.zone, date);
    const span = {
      start: instantOf(this.calendar.zone, day, hours.start),
      end: instantOf(this.calendar.zone, day, hours.end),
    };
    const isOpen = (this.open.get(room)?.get(date) ?? []).some((it) => it.start <= hours.start && hours.end <= it.end);
    const isFree = !this.on(date).some((it) => it.room === room && overlaps(it, span));
    return isOpen && isFree ? span : undefined;
  }

  private schedule(professional: string, date: string): Schedule {
    const taken = this.on(date);
    return {
      zone: this.calendar.zone,
      dates: [date],
      durationMinutes: minutesOf(professional),
      earliestStart: 0,
      availability: AVAILABILITY.get(professional)!,
      absences: this.absences.filter((it) => it.professional === professional),
      ownBusy: taken.filter((it) => it.kind === 'appointment' && it.professional === professional),
      rooms: professionalBy(professional).rooms.map((name) => ({
        roomId: name,
        open: this.open.get(name) ?? new Map<string, readonly Interval[]>(),
        blocked: taken.filter(
          (it) => it.room === name && (it.kind === 'appointment' || it.professional !== professional),
        ),
      })),
    };
  }

  private on(date: string): readonly Occupancy[] {
    return this.taken.get(date) ?? [];
  }
}

function minutesOf(professional: string): number {
  return professionalBy(professional).defaultDurationMinutes ?? USUAL_MINUTES;
}
