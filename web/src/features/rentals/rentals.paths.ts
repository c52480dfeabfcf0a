/** For ROOM_RENTAL_PATH. Values: MODES_IN_QUERY (absent: one day at a time), 2026-11, 2026-11-21. */
export const RENTAL_QUERY = { mode: 'modo', month: 'mes', day: 'dia' } as const;

export const RENTAL_MODES = ['manual', 'bulk', 'series', 'returned'] as const;
export type RentalMode = (typeof RENTAL_MODES)[number];
export const MODES_IN_QUERY: Record<RentalMode, string | null> = {
  manual: null,
  bulk: 'multiple',
  series: 'recurrente',
  returned: 'devueltas',
};
