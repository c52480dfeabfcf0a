import { epochMinute } from '../../platform/database/epoch-minute';

/** Epoch minutes of a row of room_occupancies without its buffers: the time shown to people. */
export const shownStart = (table: string): string =>
  `${epochMinute(`${table}.starts_at`)} + ${table}.buffer_before_minutes`;
export const shownEnd = (table: string): string => `${epochMinute(`${table}.ends_at`)} - ${table}.buffer_after_minutes`;
