import { CLINIC_LEAD_MINUTES } from './booking-rules';
import { dateOf } from './clinic-time';
import { hasQuota } from './quotas';
import { offeredSlots, type DaySlots, type OnlineRules, type Schedule } from './slots';

/** Lifted from the last to the first until slots appear; the last lifted is the reason. */
export const NO_SLOTS_REASONS = [
  'no_hours',
  'day_off',
  'too_short',
  'past',
  'absent',
  'full',
  'no_rooms',
  'rooms_closed',
  'rooms_for_others',
  'rooms_taken',
  'beyond_horizon',
  'needs_notice',
  'by_phone',
] as const;
export type NoSlotsReason = (typeof NO_SLOTS_REASONS)[number];

export type DayWithoutSlots = { readonly date: string; readonly reason: NoSlotsReason };

const ALL_DAY = [{ start: 0, end: 1440 }];

/** Each returns the schedule without its rule; in the order of lifting. */
const RULES: readonly (readonly [NoSlotsReason, (schedule: Schedule) => Schedule])[] = [
  ['by_phone', withOnline(withoutDesk)],
  ['needs_notice', withOnline((online, schedule) => ({ ...schedule, earliestStart: online.present }))],
  ['beyond_horizon', withOnline((online, schedule) => ({ ...schedule, online: { ...online, horizonDays: null } }))],
  ['rooms_taken', withRooms((room) => ({ ...room, blocked: [] }))],
  ['rooms_for_others', withRooms(({ roomId, open, blocked }) => ({ roomId, open, blocked }))],
  ['rooms_closed', (schedule) => (schedule.rooms.length > 0 ? anywhere(schedule) : schedule)],
  ['no_rooms', anywhere],
  ['full', (schedule) => ({ ...schedule, ownBusy: [] })],
  ['absent', (schedule) => ({ ...schedule, absences: [] })],
  ['past', (schedule) => ({ ...schedule, earliestStart: -Infinity })],
  ['too_short', (schedule) => ({ ...schedule, durationMinutes: 1 })],
];

/** `rooms` must be all active rooms, those for other specialties with an `onlyDuring`. */
export function daysWithoutSlots(schedule: Schedule): DayWithoutSlots[] {
  return daysWithout(schedule, ({ starts }) => starts.length > 0);
}

const WITHHELD: readonly NoSlotsReason[] = ['by_phone', 'needs_notice', 'beyond_horizon'];

/** Upcoming dates without slots online on which staff would find some. */
export function daysWithheld(schedule: Schedule): DayWithoutSlots[] {
  const { online, earliestStart, availability } = schedule;
  if (online === undefined) return [];
  const today = dateOf(schedule.zone, online.present);
  const lead = earliestStart - online.present;
  const isGivenByDesk = online.isDeskOnly === true || availability.some(hasQuota);
  const isRuled = online.horizonDays !== null || lead > CLINIC_LEAD_MINUTES || isGivenByDesk;
  if (!isRuled) return [];
  const dates = schedule.dates.filter((date) => date >= today);
  return daysWithoutSlots({ ...schedule, dates }).filter(({ reason }) => WITHHELD.includes(reason));
}

/** null: it is offered. The schedule has one date. */
export function reasonAgainst(schedule: Schedule, start: number): NoSlotsReason | null {
  return daysWithout(schedule, ({ starts }) => starts.includes(start))[0]?.reason ?? null;
}

function daysWithout(schedule: Schedule, has: (day: DaySlots) => boolean): DayWithoutSlots[] {
  const reasons = new Map<string, NoSlotsReason>();
  let left = datesWithout(schedule, has);
  let lifted = schedule;
  for (const [reason, lift] of RULES) {
    if (left.length === 0) break;
    lifted = lift({ ...lifted, dates: left });
    const still = datesWithout(lifted, has);
    for (const date of left) if (!still.includes(date)) reasons.set(date, reason);
    left = still;
  }
  const attendsAtAll = schedule.availability.some(({ startMinute, endMinute }) => startMinute < endMinute);
  for (const date of left) reasons.set(date, attendsAtAll ? 'day_off' : 'no_hours');
  return schedule.dates.flatMap((date) => {
    const reason = reasons.get(date);
    return reason ? [{ date, reason }] : [];
  });
}

function datesWithout(schedule: Schedule, has: (day: DaySlots) => boolean): string[] {
  return offeredSlots(schedule).flatMap((day) => (has(day) ? [] : [day.date]));
}

function withoutDesk(online: OnlineRules, schedule: Schedule): Schedule {
  const availability = schedule.availability.map(withoutQuota);
  return { ...schedule, availability, online: { ...online, isDeskOnly: false } };
}

function withoutQuota({ weekday, startMinute, endMinute }: Schedule['availability'][number]) {
  return { weekday, startMinute, endMinute };
}

/** Staff schedules have no online rules. */
function withOnline(change: (online: OnlineRules, schedule: Schedule) => Schedule) {
  return (schedule: Schedule): Schedule => (schedule.online ? change(schedule.online, schedule) : schedule);
}

function withRooms(change: (room: Schedule['rooms'][number]) => Schedule['rooms'][number]) {
  return (schedule: Schedule): Schedule => ({ ...schedule, rooms: schedule.rooms.map(change) });
}

function anywhere(schedule: Schedule): Schedule {
  const open = new Map(schedule.dates.map((date) => [date, ALL_DAY]));
  return { ...schedule, rooms: [{ roomId: 'any', open, blocked: [] }] };
}
