/** "4 h", "1 h 30 min", "45 min": hours as the API tells them, with two decimals, to the minute that they stand for. */
export function durationText(hours: number): string {
  const minutes = Math.round(hours * 60);
  const parts = [`${Math.floor(minutes / 60)} h`, `${minutes % 60} min`];
  if (minutes % 60 === 0) return parts[0] ?? '';
  return minutes < 60 ? (parts[1] ?? '') : parts.join(' ');
}

/** "1 sala", "3 salas". */
export function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
