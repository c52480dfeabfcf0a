import { plural } from '@turnero/api/domain/plural';

/** Made when it is first needed: to make one before anything is drawn costs a phone 30 ms. */
let format: Intl.NumberFormat | undefined;

/** 1234 as "1.234". */
export function formatCount(count: number): string {
  format ??= new Intl.NumberFormat('es-AR', { useGrouping: 'always', maximumFractionDigits: 0 });
  return format.format(count);
}

/** "1 sala", "3 salas", "0 salas", "1.234 salas". */
export function countText(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${plural(count, one, many)}`;
}
