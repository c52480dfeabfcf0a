/**
 * SQL for an instant as in domain/epoch-minute.ts, rounded down. A float8: an integer ends in year 6053, a bigint is
 * text.
 */
export const epochMinute = (timestamp: string): string => `floor(date_part('epoch', ${timestamp}) / 60)`;
