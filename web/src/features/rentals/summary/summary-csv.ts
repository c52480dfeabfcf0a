import type { MonthlySummaryQuery, SummaryRentalFragment } from './summary.generated';

type Summary = MonthlySummaryQuery['monthlySummary'];

const HEADER = [
  'Fecha', 'Sala', 'Desde', 'Hasta', 'Horas', 'Costo por hora', 'Costo base', 'Descuento (%)', 'Regla de descuento', 'Descuento', 'Total a pagar',
];

/** Without it Excel takes the file for one of an older encoding, and shows "JosÃ©". */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run instead of show; the wide twins count in Japanese and Chinese ones. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

export function csvName(month: string): string {
  return `resumen-${month}.csv`;
}

/**
 * The rentals of a month, earliest first, and their totals, for a spreadsheet set to es-AR: semicolons between
 * the columns, commas before the decimals, dd/MM/yyyy. Texts that would be formulas begin with an apostrophe.
 */
export function summaryCsv({ rooms, totals }: Summary): string {
  const rentals = rooms.flatMap(({ bookings }) => bookings);
  const lines = [
    HEADER,
    ...rentals.toSorted(earliestFirst).map(columns),
    ['Total', '', '', '', decimal(totals.totalHours), '', decimal(totals.baseCost), decimal(totals.discountPercentage), '', decimal(totals.discountAmount), decimal(totals.finalCost)],
  ];
  return BYTE_ORDER_MARK + lines.map((fields) => `${fields.map(field).join(';')}\r\n`).join('');
}

function columns(rental: SummaryRentalFragment): string[] {
  return [
    rental.date.split('-').reverse().join('/'),
    rental.roomName,
    rental.startTime,
    rental.endTime,
    decimal(rental.hours),
    decimal(rental.hourlyRate),
    decimal(rental.baseCost),
    decimal(rental.discountPercentage),
    rental.discountRule ?? '',
    decimal(rental.discountAmount),
    decimal(rental.finalCost),
  ];
}

function earliestFirst(one: SummaryRentalFragment, other: SummaryRentalFragment): number {
  return `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`);
}

function decimal(value: number): string {
  return value.toFixed(2).replace('.', ',');
}

function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
