/** SQL for domain/epoch-minute.ts. A float8, because an int4 overflows in year 6053 and pg returns bigint as text. */
export const epochMinute = (timestamp: string): string => `floor(date_part('epoch', ${timestamp}) / 60)`;
