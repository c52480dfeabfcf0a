export const stateText = (isActive: boolean): string => (isActive ? 'Activo' : 'Inactivo');
