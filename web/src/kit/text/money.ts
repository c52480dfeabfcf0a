import { formatCount } from './count-text';

/** "$ 12.500": es-AR, no decimals. `currency` is ISO 4217; undefined while loading: without a sign. */
export function formatMoney(amount: number, currency: string | undefined): string {
  if (currency === undefined) return formatCount(Math.round(amount));
  return new Intl.NumberFormat('es-AR', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

/** "$ 12.500,50"; "$ 12.500" without cents. */
export function formatCents(amount: number, currency: string | undefined): string {
  return new Intl.NumberFormat('es-AR', {
    ...(currency === undefined ? { useGrouping: 'always' as const } : { style: 'currency', currency }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
