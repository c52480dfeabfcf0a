import { changedExcerpts } from '../../domain/changed-excerpt';
import type { Noun, NounField } from '../../platform/noun';

/** A field that changed, from what to what, as people read it: 'Sí', '09:00', '4500.00'. */
export interface AuditedChange {
  /** As the code names it; its noun has the Spanish word. */
  field: string;
  /** null: empty. Both null: what it was and is, is not told. */
  from: string | null;
  to: string | null;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * What a change of a thing is recorded as: of each field of `after` that differs from `before`, what it was and what it is,
 * as its noun shows values. `before` null: it was made; `after` null: it is gone; then all that its noun has a word for and
 * is not empty. What is private is not told, nor what nobody could read (a list, an instant) unless its noun shows it.
 */
export function changesBetween<Entity extends object>(
  { fields }: Noun,
  before: Entity | null,
  after: Partial<Entity> | null,
): AuditedChange[] {
  const [old, now] = [(before ?? {}) as Row, (after ?? {}) as Row];
  const isWhole = before === null || after === null;
  return Object.keys(isWhole ? fields : now)
    .filter((field) => old[field] !== now[field])
    .map((field) => changeOf(field, shown(fields[field], old[field]), shown(fields[field], now[field])))
    .filter(({ from, to }) => !isWhole || from !== to);
}

function changeOf(field: string, from: string | null | undefined, to: string | null | undefined): AuditedChange {
  return from === undefined || to === undefined ? untold(field) : { field, from, to };
}

/** As it is kept: no secret, and no value that is longer than people read. */
export function bounded({ field, from, to }: AuditedChange): AuditedChange {
  if (SECRET.test(field)) return untold(field);
  const { before, after } = changedExcerpts(from ?? '', to ?? '', VALUE_LENGTH);
  return { field, from: before || null, to: after || null };
}

/** How much of a value is kept. */
export const VALUE_LENGTH = 200;

const SECRET = /password|token|hash|secret/i;

function untold(field: string): AuditedChange {
  return { field, from: null, to: null };
}

/** undefined: nobody could read it, or is to. */
function shown(field: NounField | undefined, value: unknown): string | null | undefined {
  if (typeof field === 'object' && 'isUntold' in field) return undefined;
  if (value == null || value === '') return null;
  if (typeof field === 'object') return field.show(value as never);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
