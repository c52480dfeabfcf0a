const NUMBER = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** "7,5 h" */
export function hoursText(hours: number): string {
  return `${NUMBER.format(hours)} h`;
}

/** "12,5 %" */
export function percentText(percentage: number): string {
  return `${NUMBER.format(percentage)} %`;
}
