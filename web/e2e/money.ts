/** As pages write amounts. */
export const money = (amount: number): string =>
  new Intl.NumberFormat('es-AR', {
    style: 'currency',
    currency: 'ARS',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
