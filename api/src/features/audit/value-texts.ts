/** '4500.00' → '4.500'. */
export function decimalText(decimal: string): string {
  return DECIMAL.format(Number(decimal));
}

/** '$ 4.500,50', 'US$ 90'. Currency by ISO 4217. */
export function amountText(decimal: string, currency: string): string {
  return new Intl.NumberFormat('es-AR', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    Number(decimal),
  );
}

/** Adds the currency to the amount in `field`, if present. */
export function withAmount<Field extends string, Row extends { readonly [Name in Field]?: string | null }>(
  row: Row,
  field: Field,
  currency: string,
): Row {
  const amount = row[field];
  return amount == null ? row : { ...row, [field]: amountText(amount, currency) };
}

export function minutesText(minutes: number): string {
  return `${minutes} minutos`;
}

const DECIMAL = new Intl.NumberFormat('es-AR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
