export const PANEL_NAME = 'Panel de Administración';
