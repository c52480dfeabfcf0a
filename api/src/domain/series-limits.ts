export const MOST_TURNOS = 26;
/** As many as one address may book in a day. */
export const MOST_TURNOS_ONLINE = 10;
