/**
 * Instants are epoch minutes: whole minutes since 1970-01-01T00:00Z. Here they meet JavaScript's; SQL has
 * platform/database/epoch-minute.ts.
 */

/** The minute in which the instant lies: what a clock shows. */
export function floorToMinute(instant: Date): number {
  return Math.floor(instant.getTime() / 60_000);
}

/** The first whole minute not before the instant. */
export function ceilToMinute(instant: Date): number {
  return Math.ceil(instant.getTime() / 60_000);
}

export function toTimestamp(epochMinute: number): Date {
  return new Date(epochMinute * 60_000);
}
