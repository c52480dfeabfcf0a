import { isSame } from '../../kit/form/merge-edits';
import { toDayValues } from './day-form';
import type { RoomHoursMonthFragment } from './room-hours.generated';
import type { MonthChange, MonthOutcome } from './useSetMonth';

interface DayChange {
  /** As edited. */
  stored: RoomHoursMonthFragment;
  date: string;
  input: MonthChange['input'];
  expectedVersion: number | undefined;
}

/** Changes one date. If other dates changed meanwhile, retries on the new version. */
export async function setDay(
  setMonth: (change: MonthChange) => Promise<MonthOutcome>,
  { stored, date, input, expectedVersion }: DayChange,
): Promise<MonthOutcome> {
  const { roomId, year, month } = stored;
  const change = { roomId, year, month, input };
  const outcome = await setMonth({ ...change, expectedVersion: expectedVersion ?? null });
  const current = outcome.error?.current as RoomHoursMonthFragment | undefined;
  if (!current || !isSame(toDayValues(current, date), toDayValues(stored, date))) return outcome;
  return setMonth({ ...change, expectedVersion: current.version });
}
