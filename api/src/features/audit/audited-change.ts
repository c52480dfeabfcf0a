import { changedExcerpts } from '../../domain/changed-excerpt';
import type { Noun, NounField } from '../../platform/noun';

export interface AuditedChange {
  field: string;
  /** Texts such as 'Sí', '09:00'; both null: not disclosed. */
  from: string | null;
  to: string | null;
}

type Row = Readonly<Record<string, unknown>>;

/** One side null: all non-empty fields. Hides private and unreadable values. */
export function changesBetween<Entity extends object>(
  { fields }: Noun,
  before: Entity | null,
  after: Partial<Entity> | null,
): AuditedChange[] {
  const [old, now] = [(before ?? {}) as Row, (after ?? {}) as Row];
  const isWhole = before === null || after === null;
  return Object.keys(isWhole ? fields : now)
    .filter((field) => fields[field] !== null && old[field] !== now[field])
    .map((field) => changeOf(field, shown(fields[field], old[field]), shown(fields[field], now[field])))
    .filter(({ from, to }) => !isWhole || from !== to);
}

function changeOf(field: string, from: string | null | undefined, to: string | null | undefined): AuditedChange {
  return from === undefined || to === undefined ? withoutValues(field) : { field, from, to };
}

export function bounded({ field, from, to }: AuditedChange): AuditedChange {
  if (SECRET.test(field)) return withoutValues(field);
  const { before, after } = changedExcerpts(from ?? '', to ?? '', VALUE_LENGTH);
  return { field, from: before || null, to: after || null };
}

export const VALUE_LENGTH = 200;

const SECRET = /password|token|hash|secret/i;

function withoutValues(field: string): AuditedChange {
  return { field, from: null, to: null };
}

/** undefined: private or unreadable. */
function shown(field: NounField | null | undefined, value: unknown): string | null | undefined {
  if (field && typeof field === 'object' && 'isConcealed' in field) return undefined;
  if (value == null || value === '') return null;
  if (field && typeof field === 'object') return field.show(value as never);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
