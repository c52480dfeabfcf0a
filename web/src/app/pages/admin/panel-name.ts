/** The title of the administrators' panel. */
export const PANEL_NAME = 'Panel de Administración';
