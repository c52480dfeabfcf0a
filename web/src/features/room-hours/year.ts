import { addMonths, monthNames, monthOf, monthParts } from '../../kit/time/wall-time';
import type { RoomYearQuery } from './room-hours.generated';

export type YearMonth = RoomYearQuery['roomYear']['months'][number];

const UNKNOWN_MONTH = { __typename: 'RoomYearMonth', isConfigured: false, templateName: null, version: 0 } as const;
const SHOWN = 8;
const WARNING_FROM_MONTH = 11;

/** yyyy-MM */
export function monthText(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The present month to December of next year, and the shown month. */
export function monthChoices({ today, month }: { today: string; month: string }): string[] {
  const { month: present } = monthParts(today);
  const coming = Array.from({ length: 25 - present }, (_item, index) => addMonths(monthOf(today), index));
  return [...new Set([month, ...coming])].toSorted();
}

/** Months of an unknown year count as not configured. */
export function monthsOf(year: RoomYearQuery['roomYear'] | undefined): readonly YearMonth[] {
  return year?.months ?? monthNames().map((_name, index) => ({ ...UNKNOWN_MONTH, month: index + 1 }));
}

/** 8 characters fit the month tiles. */
export function cutName(name: string): string {
  return name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name;
}

export function percentOf(count: number): number {
  return Math.round((count * 100) / 12);
}

/** From November on; null before. `today`: yyyy-MM-dd. */
export function januaryToWarnOf(today: string): number | null {
  const { year, month } = monthParts(today);
  return month >= WARNING_FROM_MONTH ? year + 1 : null;
}
