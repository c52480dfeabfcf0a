import { epochMinute } from '../../platform/database/epoch-minute';

/** SQL: epoch minutes without buffers, as shown to people. */
export const shownStart = (table: string): string =>
  `${epochMinute(`${table}.starts_at`)} + ${table}.buffer_before_minutes`;
export const shownEnd = (table: string): string => `${epochMinute(`${table}.ends_at`)} - ${table}.buffer_after_minutes`;
