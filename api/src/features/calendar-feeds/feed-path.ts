/** Below /api. Some programs believe no other ending. */
export const FEED_ROUTE = '/calendars/{token}/turnos.ics';

export const feedPath = (token: string): string => `/api${FEED_ROUTE.replace('{token}', token)}`;
