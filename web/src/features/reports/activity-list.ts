import type { ListShape } from '../../kit/list/list-url-state';
import { isId } from '../../kit/url/query';
import { monthNames } from '../../kit/time/wall-time';
import type { ActivityAction } from './activity.generated';
import { texts } from './texts';

export type ActivityFilter = 'profesional' | 'accion' | 'mes' | 'anio';

/** In the order of `texts`. */
export const ACTION_OPTIONS = Object.entries(texts.activity.actions).map(([value, label]) => ({ value, label }));
export const MONTH_OPTIONS = monthNames().map((label, index) => ({ value: String(index + 1), label }));

/** From two years before `year` to two after it. */
export function yearOptions(year: number) {
  return [-2, -1, 0, 1, 2].map((years) => ({ value: String(year + years), label: String(year + years) }));
}

/** By URL name. */
export const ACTIVITY_SHAPE: ListShape<ActivityFilter, never> = {
  filters: {
    profesional: isId,
    accion: Object.keys(texts.activity.actions),
    mes: MONTH_OPTIONS.map(({ value }) => value),
    anio: (text) => /^(19|[2-9]\d)\d\d$/.test(text),
  },
};

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
