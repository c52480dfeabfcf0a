import { clinicDay, instantOf } from '../../domain/clinic-time';
import { type Interval, overlaps } from '../../domain/intervals';
import { freeRooms, offeredSlots, type Schedule } from '../../domain/slots';
import { CONSULTING_HOURS } from '../tables/consulting-hours';
import { PROFESSIONALS, type DemoProfessional, type ProfessionalEmail } from '../tables/professionals';
import type { RoomName } from '../tables/rooms';
import type { AbsenceRow } from './absences';
import type { DemoCalendar } from './demo-calendar';
import { type WeeklyHoursRow, weeklyRows } from './hours';
import type { OpenHours } from './room-hours';

/** Instants in epoch minutes. */
type Occupancy = Interval & {
  readonly kind: 'appointment' | 'rental';
  readonly professional: ProfessionalEmail;
  readonly room: RoomName;
};

const USUAL_MINUTES = 30;

const DURATIONS = new Map<ProfessionalEmail, number>(
  PROFESSIONALS.map(({ email, defaultDurationMinutes }: DemoProfessional & { email: ProfessionalEmail }) => [
    email,
    defaultDurationMinutes ?? USUAL_MINUTES,
  ]),
);
const AVAILABILITY = new Map<ProfessionalEmail, WeeklyHoursRow[]>(
  PROFESSIONALS.map(({ email }) => [email, weeklyRows(CONSULTING_HOURS[email].weekly)]),
);

/** Knows what is taken, and what is free by the product's rules. */
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

  /** Starts of free slots, in epoch minutes. */
  slots(professional: ProfessionalEmail, date: string): readonly number[] {
    return offeredSlots(this.schedule(professional, date))[0]?.starts ?? [];
  }

  slotAt(professional: ProfessionalEmail, start: number): Interval {
    return { start, end: start + (DURATIONS.get(professional) ?? USUAL_MINUTES) };
  }

  /** The first free room of the professional, preferably the one they rent then. */
  roomFor(professional: ProfessionalEmail, date: string, start: number): RoomName | undefined {
    const free = freeRooms(this.schedule(professional, date), start).filter(({ state }) => state === 'free');
    const slot = this.slotAt(professional, start);
    const rented = this.on(date).find(
      (it) => it.kind === 'rental' && it.professional === professional && it.start <= slot.start && slot.end <= it.end,
    );
    const names = CONSULTING_HOURS[professional].rooms.filter((name) => free.some(({ roomId }) => roomId === name));
    return names.find((name) => name === rented?.room) ?? names[0];
  }

  /** The hours as epoch minutes if the room is open and free throughout, else undefined. */
  rentable(room: RoomName, date: string, hours: Interval): Interval | undefined {
    const day = clinicDay(this.calendar.zone, date);
    const span = {
      start: instantOf(this.calendar.zone, day, hours.start),
      end: instantOf(this.calendar.zone, day, hours.end),
    };
    const isOpen = (this.open.get(room)?.get(date) ?? []).some((it) => it.start <= hours.start && hours.end <= it.end);
    const isFree = !this.on(date).some((it) => it.room === room && overlaps(it, span));
    return isOpen && isFree ? span : undefined;
  }

  private schedule(professional: ProfessionalEmail, date: string): Schedule {
    const taken = this.on(date);
    const minutes = DURATIONS.get(professional) ?? USUAL_MINUTES;
    return {
      zone: this.calendar.zone,
      dates: [date],
      durationMinutes: minutes,
      earliestStart: 0,
      availability: AVAILABILITY.get(professional) ?? [],
      absences: this.absences.filter((it) => it.professional === professional),
      ownBusy: taken.filter((it) => it.kind === 'appointment' && it.professional === professional),
      rooms: CONSULTING_HOURS[professional].rooms.map((name) => ({
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
