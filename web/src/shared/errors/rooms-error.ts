/** The catalogue's words for rooms that can't be had, wherever they are asked for. */
export const ROOMS_ERROR = 'Error al cargar las salas';
