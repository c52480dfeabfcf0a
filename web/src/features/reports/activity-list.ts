import type { ListShape } from '../../shared/list/list-place';
import { monthNames } from '../../shared/time/clinic-time';
import type { ActivityQuery } from './activity.generated';

export type ActivityFilter = 'profesional' | 'accion' | 'mes' | 'anio';
export type ActivityAction = ActivityQuery['activity']['items'][number]['action'];

/** What each sort of change is called. */
export const ACTION_LABELS: Record<ActivityAction, string> = {
  availability_updated: 'Disponibilidad actualizada',
  template_applied: 'Plantilla aplicada',
  day_override: 'Fecha no disponible',
  rate_updated: 'Tarifa actualizada',
  profile_updated: 'Perfil actualizado',
};

const ACTIONS = Object.keys(ACTION_LABELS) as ActivityAction[];
export const ACTION_OPTIONS = ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] }));
export const MONTH_OPTIONS = monthNames().map((label, index) => ({ value: String(index + 1), label }));

/** From two years before `year` to two after it. */
export function yearOptions(year: number) {
  return [-2, -1, 0, 1, 2].map((years) => ({ value: String(year + years), label: String(year + years) }));
}

/** What the activity can be asked for, in the words of its address. */
export const ACTIVITY_SHAPE: ListShape<ActivityFilter, never> = {
  filters: {
    profesional: (text) => /^[1-9]\d{0,8}$/.test(text),
    accion: ACTIONS,
    mes: MONTH_OPTIONS.map(({ value }) => value),
    anio: (text) => /^(19|[2-9]\d)\d\d$/.test(text),
  },
};

/** How many a page holds. */
export const ACTIVITY_PAGE = 50;

export function activityVariables(filters: Readonly<Record<ActivityFilter, string>>, page: number) {
  const { profesional, accion, mes, anio } = filters;
  const number = (text: string) => (text ? Number(text) : null);
  return {
    professionalId: number(profesional),
    action: (accion || null) as ActivityAction | null,
    month: number(mes),
    year: number(anio),
    page,
    limit: ACTIVITY_PAGE,
  };
}
