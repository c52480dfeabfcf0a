/**
 * Query keys of the rental tab (ROOM_RENTAL_PATH). Values: "multiple" (absent: one day at a time), 2026-11,
 * 2026-11-21.
 */
export const RENTAL_QUERY = { mode: 'modo', month: 'mes', day: 'dia' } as const;

export type RentalMode = 'manual' | 'bulk';
export const BULK_IN_QUERY = 'multiple';
