import { plural } from '@turnero/api/domain/plural';

/** Lazy: slow on phones. */
let format: Intl.NumberFormat | undefined;

export function formatCount(count: number): string {
  format ??= new Intl.NumberFormat('es-AR', { useGrouping: 'always', maximumFractionDigits: 0 });
  return format.format(count);
}

/** "1 sala", "0 salas", "1.234 salas" */
export function countText(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${plural(count, one, many)}`;
}
