const HOLIDAY_KINDS = ['fixed', 'movable', 'optional'] as const;
export type HolidayKind = (typeof HOLIDAY_KINDS)[number];

export interface DatedHoliday {
  /** yyyy-MM-dd */
  date: string;
  name: string;
  kind: HolidayKind;
}

/** From the type and the rule that date-holidays has for it, such as '08-17 if tuesday then previous monday'. */
export function holidayKind(type: string, rule: string): HolidayKind {
  if (type !== 'public') return 'optional';
  return /\bif\b/.test(rule) ? 'movable' : 'fixed';
}

/** One entry per date, in order: names joined, and the most binding kind. */
export function byDate(holidays: readonly DatedHoliday[]): DatedHoliday[] {
  const dates = new Map<string, DatedHoliday>();
  for (const holiday of holidays) {
    const same = dates.get(holiday.date);
    dates.set(holiday.date, same ? joined(same, holiday) : holiday);
  }
  return [...dates.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function joined(one: DatedHoliday, other: DatedHoliday): DatedHoliday {
  const kind = HOLIDAY_KINDS.find((it) => it === one.kind || it === other.kind)!;
  return { date: one.date, name: `${one.name}; ${other.name}`, kind };
}

/** November. */
const MONTH_OF_NEXT_YEAR = 11;

/** Undecided years among this one, if it has holidays to come, and from November on the next. */
export function yearsToDecide(
  today: string,
  isDecided: (year: number) => boolean,
  datesOf: (year: number) => readonly string[],
): number[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const years = month >= MONTH_OF_NEXT_YEAR ? [year, year + 1] : [year];
  return years.filter((it) => !isDecided(it) && datesOf(it).some((date) => date >= today));
}

export interface RoomDate {
  roomId: number;
  date: string;
}

type RoomsByDate = ReadonlyMap<string, readonly number[]>;

/** Differences between two sets of closed rooms by date, ordered by room, then date. */
export function closureChanges(closed: RoomsByDate, wanted: RoomsByDate): { close: RoomDate[]; reopen: RoomDate[] } {
  return { close: missingFrom(closed, wanted), reopen: missingFrom(wanted, closed) };
}

function missingFrom(known: RoomsByDate, all: RoomsByDate): RoomDate[] {
  return [...all]
    .flatMap(([date, roomIds]) => {
      const has = new Set(known.get(date));
      return roomIds.filter((roomId) => !has.has(roomId)).map((roomId) => ({ roomId, date }));
    })
    .toSorted((one, other) => one.roomId - other.roomId || (one.date < other.date ? -1 : 1));
}
