/** '4500.00' → '4.500'. */
export function decimalText(decimal: string): string {
  return DECIMAL.format(Number(decimal));
}

/** Decimal text with its currency (ISO 4217), as people write it: '$ 4.500,50', 'US$ 90'. */
export function amountText(decimal: string, currency: string): string {
  return new Intl.NumberFormat('es-AR', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    Number(decimal),
  );
}

/** A row as records tell it, or its changes: the amount in `field`, where it is among them, with its currency. */
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
