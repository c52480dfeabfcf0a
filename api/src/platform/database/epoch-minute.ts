/** See domain/epoch-minute.ts. A float8: int4 overflows in 6053, and pg returns bigint as text. */
export const epochMinute = (timestamp: string): string => `floor(date_part('epoch', ${timestamp}) / 60)`;
