export const serviceStateText = (isActive: boolean): string => (isActive ? 'Activo' : 'Inactivo');
