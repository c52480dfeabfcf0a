/** How values of several nouns are read. */

/** Decimal text as people write it: '4500.00' is '4.500', '4500.50' is '4.500,50'. */
export function decimalText(decimal: string): string {
  return DECIMAL.format(Number(decimal));
}

export function minutesText(minutes: number): string {
  return `${minutes} minutos`;
}

const DECIMAL = new Intl.NumberFormat('es-AR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
