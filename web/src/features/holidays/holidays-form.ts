import { array, object, string } from 'yup';

import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { isSame } from '../../kit/form/merge-edits';
import { shortDate } from '../../kit/time/wall-time';
import type { HolidayClosureInput, HolidayYearFactsFragment } from './holidays.generated';
import { texts } from './texts';

export type Choice = keyof typeof texts.choice;

interface DayClosure {
  choice: Choice;
  /** Ids, ascending; used by 'some'. */
  roomIds: readonly string[];
}

/** By date, from today on. */
export type HolidayValues = Record<string, DayClosure>;

type Stored = HolidayYearFactsFragment;
type HolidayDate = Stored['dates'][number];

/** A new object each time: Formik touches a shared one only once. */
const whole = (choice: 'all' | 'none'): DayClosure => ({ choice, roomIds: [] });

/** Undecided years get the proposal. */
export function toHolidayValues({ dates, decidedAt }: Stored, today: string): HolidayValues {
  const coming = comingDates(dates, today);
  return decidedAt === null
    ? proposal(coming)
    : Object.fromEntries(coming.map(({ date, closure }) => [date, stored(closure)]));
}

export function comingDates(dates: readonly HolidayDate[], today: string): HolidayDate[] {
  return dates.filter(({ date }) => date >= today);
}

/** Public holidays close; on other days each employer decides. */
export function proposal(dates: readonly HolidayDate[]): HolidayValues {
  return Object.fromEntries(dates.map(({ date, kind }) => [date, whole(kind === 'optional' ? 'none' : 'all')]));
}

export function allAlike(dates: readonly HolidayDate[], choice: 'all' | 'none'): HolidayValues {
  return Object.fromEntries(dates.map(({ date }) => [date, whole(choice)]));
}

function stored(closure: HolidayDate['closure']): DayClosure {
  if (closure === null) return whole('none');
  return closure.roomIds === null ? whole('all') : { choice: 'some', roomIds: closure.roomIds.map(String) };
}

/** Null when a decided year stays the same. */
export function toClosures(
  values: HolidayValues,
  before: HolidayValues,
  isDecided: boolean,
): HolidayClosureInput[] | null {
  if (isDecided && isSame(values, before)) return null;
  return Object.entries(values).flatMap(([date, { choice, roomIds }]) => {
    if (choice === 'none') return [];
    return [{ date, roomIds: choice === 'all' ? null : roomIds.map(Number) }];
  });
}

export function holidaysSchema(dates: readonly HolidayDate[]) {
  const rule = object({
    choice: string(),
    roomIds: array().when('choice', ([choice], rooms) =>
      choice === 'some' ? rooms.min(1, texts.roomsMissing) : rooms,
    ),
  });
  return formSchema<HolidayValues>(Object.fromEntries(dates.map(({ date }) => [date, rule])));
}

/** For edit conflicts. */
export function holidayWords(
  dates: readonly HolidayDate[],
  nameOf: (roomId: string) => string,
): FieldWords<HolidayValues> {
  const text = ({ choice, roomIds }: DayClosure) =>
    choice === 'some' ? texts.closesRooms(roomIds.map(nameOf)) : texts.choice[choice];
  return Object.fromEntries(dates.map(({ date, name }) => [date, { label: `${shortDate(date)}: ${name}`, text }]));
}
