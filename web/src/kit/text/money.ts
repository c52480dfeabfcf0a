/** "$ 12.500", "$ 12.500,50": es-AR. `currency` is ISO 4217; undefined while loading: without a sign. */
export function formatMoney(amount: number, currency: string | undefined): string {
  return new Intl.NumberFormat('es-AR', {
    ...(currency === undefined ? { useGrouping: 'always' as const } : { style: 'currency', currency }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
