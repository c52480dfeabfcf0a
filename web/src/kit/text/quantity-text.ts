const NUMBER = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** "12,5 %" */
export function percentText(percentage: number): string {
  return `${NUMBER.format(percentage)} %`;
}
