/** "$ 12.500". `currency` is ISO 4217. */
export function formatMoney(amount: number, currency = 'ARS'): string {
  return new Intl.NumberFormat('es-AR', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

export function formatFee(fee: number | null | undefined, currency?: string): string {
  return fee === null || fee === undefined ? 'A consultar' : formatMoney(fee, currency);
}
