import { dateText } from '@turnero/api/domain/date-text';

import { csvText, type CsvField } from '../../../kit/csv/csv';
import { texts } from '../texts';
import type { GivenBackRentalFragment, MonthlySummaryQuery, SummaryRentalFragment } from './summary.generated';

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
  fields.creditPercentage,
  fields.credit,
  fields.owed,
];

export function csvName(month: string): string {
  return `resumen-${month}.csv`;
}

/** Returned rentals come last and count only in the last column. */
export function summaryCsv({ rooms, totals, givenBack }: Summary): string {
  const rentals = rooms.flatMap(({ bookings }) => bookings);
  return csvText([
    HEADER,
    ...rentals.toSorted(earliestFirst).map((rental) => [...columns(rental), '', '', rental.finalCost]),
    ...givenBack.map(({ credit, ...rental }) => [
      ...columns(rental),
      credit?.percentage ?? '',
      credit?.amount ?? '',
      credit?.owed ?? '',
    ]),
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
      '',
      totals.creditedAmount,
      totals.totalOwed,
    ],
  ]);
}

function columns(rental: Omit<GivenBackRentalFragment, 'credit'>): CsvField[] {
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
