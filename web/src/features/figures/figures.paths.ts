import { ADMIN_PATH } from '../../clinic/paths';

export const FIGURES_PATH = `${ADMIN_PATH}/reports/figures`;
/** Filtered by its query. */
export const FIGURE_TURNOS_PATH = `${FIGURES_PATH}/turnos`;
