import type { ListShape } from '../../kit/list/list-url-state';
import { addDays, dayOf } from '../../kit/time/wall-time';
import type { AuditAction, AuditQueryVariables } from './audit.generated';
import { texts } from './texts';

export type AuditFilterName = 'que' | 'accion' | 'quien' | 'fecha';

/** `days` before today. */
const PERIODS: Readonly<Record<string, { label: string; days: number }>> = {
  hoy: { label: texts.audit.periods.today, days: 0 },
  semana: { label: texts.audit.periods.week, days: 6 },
  mes: { label: texts.audit.periods.month, days: 29 },
  anio: { label: texts.audit.periods.year, days: 364 },
};

export const AUDIT_ACTION_OPTIONS = Object.entries(texts.audit.actions).map(([value, label]) => ({ value, label }));
export const PERIOD_OPTIONS = Object.entries(PERIODS).map(([value, { label }]) => ({ value, label }));

/** An account's id, or a key's as keyAsActor has it. */
const ACTOR = /^(clave-)?([1-9]\d{0,8})$/;

/** By URL name. */
export const AUDIT_SHAPE: ListShape<AuditFilterName, never> = {
  filters: {
    que: (text) => /^[a-z_-]{1,50}$/.test(text),
    accion: Object.keys(texts.audit.actions),
    quien: (text) => ACTOR.test(text),
    fecha: Object.keys(PERIODS),
  },
};

const AUDIT_PAGE = 50;

interface Criteria {
  search: string;
  filters: Readonly<Record<AuditFilterName, string>>;
}

/** `now`: an instant with the clinic's offset. */
export function auditVariables(
  { search, filters: { que, accion, quien, fecha } }: Criteria,
  now: string,
): AuditQueryVariables {
  const period = PERIODS[fecha];
  const [, isKey, id] = ACTOR.exec(quien) ?? [];
  return {
    filter: {
      search: search || null,
      entity: que || null,
      action: (accion || null) as AuditAction | null,
      actorId: id && !isKey ? Number(id) : null,
      actorKeyId: id && isKey ? Number(id) : null,
      from: period ? addDays(dayOf(now), -period.days) : null,
    },
    first: AUDIT_PAGE,
  };
}
