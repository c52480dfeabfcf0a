import type { ListShape } from '../../shared/list/list-place';
import { addDays, dayOf } from '../../shared/time/clinic-time';
import type { AuditQuery, AuditQueryVariables } from './audit.generated';

export type AuditFilterName = 'que' | 'accion' | 'quien' | 'fecha';
export type AuditAction = AuditQuery['auditEvents']['items'][number]['action'];

/** What was done, as a noun: it stands beside a thing of whatever gender. */
export const AUDIT_ACTIONS: Record<AuditAction, string> = { created: 'Alta', updated: 'Cambio', deleted: 'Baja' };

/** How many days before today. */
const PERIODS: Readonly<Record<string, { label: string; days: number }>> = {
  hoy: { label: 'Hoy', days: 0 },
  semana: { label: 'Últimos 7 días', days: 6 },
  mes: { label: 'Últimos 30 días', days: 29 },
  anio: { label: 'Últimos 365 días', days: 364 },
};

export const AUDIT_ACTION_OPTIONS = Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }));
export const PERIOD_OPTIONS = Object.entries(PERIODS).map(([value, { label }]) => ({ value, label }));

/** What the audit can be asked for, in the words of its address. */
export const AUDIT_SHAPE: ListShape<AuditFilterName, never> = {
  filters: {
    que: (text) => /^[a-z_]{1,50}$/.test(text),
    accion: Object.keys(AUDIT_ACTIONS),
    quien: (text) => /^[1-9]\d{0,8}$/.test(text),
    fecha: Object.keys(PERIODS),
  },
};

/** How many are asked for at once. */
export const AUDIT_PAGE = 50;

interface Asked {
  search: string;
  filters: Readonly<Record<AuditFilterName, string>>;
}

/** `now`: the present instant, with the clinic's offset. */
export function auditVariables({ search, filters: { que, accion, quien, fecha } }: Asked, now: string): AuditQueryVariables {
  const period = PERIODS[fecha];
  return {
    filter: {
      search: search || null,
      entity: que || null,
      action: (accion || null) as AuditAction | null,
      actorId: quien ? Number(quien) : null,
      from: period ? addDays(dayOf(now), -period.days) : null,
    },
    first: AUDIT_PAGE,
  };
}
