import { dateText } from '@turnero/api/domain/date-text';

import { csvText, type CsvField } from '../../../kit/csv/csv';
import { texts } from '../texts';
import type { MonthlySummaryQuery, SummaryRentalFragment } from './summary.generated';

type Summary = MonthlySummaryQuery['monthlySummary'];

const { fields } = texts;
const HEADER = [
  fields.date,
  fields.room,
  fields.from,
  fields.to,
  fields.hours,
  fields.hourlyCost,
  fields.baseCost,
  fields.discountPercentage,
  fields.discountRule,
  fields.discount,
  fields.finalCost,
];

export function csvName(month: string): string {
  return `resumen-${month}.csv`;
}

export function summaryCsv({ rooms, totals }: Summary): string {
  const rentals = rooms.flatMap(({ bookings }) => bookings);
  return csvText([
    HEADER,
    ...rentals.toSorted(earliestFirst).map(columns),
    [
      texts.summary.csvTotal,
      '',
      '',
      '',
      totals.totalHours,
      '',
      totals.baseCost,
      totals.discountPercentage,
      '',
      totals.discountAmount,
      totals.finalCost,
    ],
  ]);
}

function columns(rental: SummaryRentalFragment): CsvField[] {
  return [
    dateText(rental.date),
    rental.roomName,
    rental.startTime,
    rental.endTime,
    rental.hours,
    rental.hourlyRate,
    rental.baseCost,
    rental.discountPercentage,
    rental.discountRule ?? '',
    rental.discountAmount,
    rental.finalCost,
  ];
}

function earliestFirst(one: SummaryRentalFragment, other: SummaryRentalFragment): number {
  return `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`);
}
