import type { DayView } from '../../kit/calendar/day-view';
import { statusStyle, type LegendEntry } from '../../kit/calendar/Legend';
import { countText } from '../../kit/text/count-text';
import { clockTime, dayInMonth } from '../../kit/time/wall-time';

/** yyyy-MM-dd to ascending instants. */
export type SlotsByDay = ReadonlyMap<string, readonly string[]>;

/** `month` is yyyy-MM. */
export function slotsByDay(month: string, days: readonly { day: number; slots: readonly string[] }[]): SlotsByDay {
  return new Map(days.filter(({ slots }) => slots.length > 0).map(({ day, slots }) => [dayInMonth(month, day), slots]));
}

/** `start`: an instant, or yyyy-MM-ddTHH:mm. */
export function slotAt(slots: readonly string[], start: string | null): string | undefined {
  return start === null ? undefined : slots.find((slot) => slot.startsWith(start));
}

/** Adds `start`, which its own booking may have taken. */
export function withSlot(slots: readonly string[], start: string): readonly string[] {
  return slots.includes(start) ? slots : [...slots, start].sort();
}

export interface SlotGroup {
  name: 'Mañana' | 'Tarde';
  starts: string[];
}

/** Split at noon. */
export function groupSlots(slots: readonly string[]): SlotGroup[] {
  const isMorning = (start: string) => clockTime(start) < '12:00';
  const groups: SlotGroup[] = [
    { name: 'Mañana', starts: slots.filter(isMorning) },
    { name: 'Tarde', starts: slots.filter((start) => !isMorning(start)) },
  ];
  return groups.filter(({ starts }) => starts.length > 0);
}

export function slotCountText(count: number): string {
  return countText(count, 'horario', 'horarios');
}

/** Red, as documented, but less prominent than free days. */
export const QUIET = { background: 'transparent', borderColor: 'transparent' };

const SLOT_LEGEND: readonly LegendEntry[] = [
  { sign: '3', style: statusStyle('done'), text: 'Cuántos horarios hay' },
  { sign: '—', style: { ...statusStyle('cancelled'), ...QUIET }, text: 'No disponible' },
];
const PAST_ENTRY: LegendEntry = { sign: '', style: statusStyle('absent'), text: 'Pasado' };
const TODAY_ENTRY: LegendEntry = { sign: '', style: statusStyle('confirmed'), text: 'Hoy' };

/** For narrow cells: the states that the month shows. */
export function dayLegend({ isPresent, hasPast }: { isPresent: boolean; hasPast: boolean }): LegendEntry[] {
  return [...SLOT_LEGEND, ...(hasPast ? [PAST_ENTRY] : []), ...(isPresent ? [TODAY_ENTRY] : [])];
}

/** Undefined: loading. */
export function slotDayView(day: string, today: string, slots: SlotsByDay | undefined): DayView {
  if (day < today) return { state: 'past', selectable: false, text: 'Pasado', shortText: '' };
  if (!slots) return { state: 'plain', selectable: false, text: '' };
  const count = slots.get(day)?.length ?? 0;
  if (count === 0) return { state: 'unavailable', selectable: false, text: 'No disponible', shortText: '—' };
  return { state: 'available', selectable: true, text: slotCountText(count), shortText: String(count) };
}
