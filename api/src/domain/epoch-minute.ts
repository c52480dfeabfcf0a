/** The SQL twin is platform/database/epoch-minute.ts. */

export function floorToMinute(instant: Date): number {
  return Math.floor(instant.getTime() / 60_000);
}

export function ceilToMinute(instant: Date): number {
  return Math.ceil(instant.getTime() / 60_000);
}

export function toTimestamp(epochMinute: number): Date {
  return new Date(epochMinute * 60_000);
}
