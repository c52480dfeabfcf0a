export const ROOMS_ERROR = 'Error al cargar las salas';
