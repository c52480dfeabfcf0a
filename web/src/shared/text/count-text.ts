const COUNT = new Intl.NumberFormat('es-AR', { useGrouping: 'always', maximumFractionDigits: 0 });

/** 1234 as "1.234". */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** "1 sala", "3 salas", "0 salas", "1.234 salas". */
export function countText(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
