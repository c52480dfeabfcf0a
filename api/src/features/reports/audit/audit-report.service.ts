import { clinicDay, instantOf, toMinuteIso } from '../../../domain/clinic-time';
import { toTimestamp } from '../../../domain/epoch-minute';
import { MINUTES_PER_DAY } from '../../../domain/time-of-day';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { plannedByValues } from '../../../platform/database/built-query';
import { invalid } from '../../../platform/errors/app-error';
import { readConnection, type ConnectionArgs, type Keyset, type Span } from '../../../platform/graphql/connection';
import { allNouns, nounNamed } from '../../../platform/noun';
import { exactOrNear, type NearWords } from '../../../platform/search';
import { clinicSettings } from '../../settings/settings.service';
import { auditQuery, EVENTS, type AuditPlace, type AuditRow } from './audit-report.query';
import type {
  AuditedEntity,
  AuditedField,
  AuditEventConnection,
  AuditEventPage,
  AuditEventReport,
  AuditFilter,
} from './audit.objects';

const PAGE_LIMIT = 200;

/** Newest first, after the cursor `after`. BAD_REQUEST. */
export async function listAuditEvents(
  ctx: Context,
  filter: AuditFilter,
  first: number,
  after: string | null,
): Promise<AuditEventPage> {
  assertCan(adminMay(ctx.actor, 'security'));
  if (first < 1 || first > PAGE_LIMIT) throw invalid('first', `La cantidad debe estar entre 1 y ${PAGE_LIMIT}`);
  const from = after === null ? null : parseCursor(after);
  const { timeZone } = await clinicSettings(ctx);
  const { rows, isNear } = await findEvents(ctx, filter, { from, limit: first, backwards: false });
  const page = rows.slice(0, first);
  const last = page.at(-1);
  return {
    items: page.map((row) => toReport(row, timeZone)),
    next: rows.length > first && last ? cursorOf(last) : null,
    isNear,
  };
}

/** As a connection. BAD_REQUEST. */
export async function connectAuditEvents(
  ctx: Context,
  filter: AuditFilter,
  args: ConnectionArgs,
): Promise<AuditEventConnection> {
  assertCan(adminMay(ctx.actor, 'security'));
  const { timeZone } = await clinicSettings(ctx);
  return readConnection(
    args,
    KEYSET,
    (span) => findEvents(ctx, filter, span),
    (row) => toReport(row, timeZone),
  );
}

/** A request's events share their time, in whole milliseconds. */
const KEYSET: Keyset<AuditRow, AuditPlace> = {
  list: 'auditEvents',
  cursorOf: ({ at, id }) => [at.getTime(), id],
  parse: ([millis, id]) => placeAt(String(millis), String(id)),
};

async function findEvents(ctx: Context, filter: AuditFilter, { from: place, limit, backwards }: Span<AuditPlace>) {
  const { search, entity = null, actorId = null, actorKeyId = null, action = null, from, until } = filter;
  if (entity !== null && !nounNamed(entity)) throw invalid('filter.entity', 'Elegí un tipo de registro de la lista');
  const { timeZone } = await clinicSettings(ctx);
  const conditions = {
    search: search ?? '',
    entity,
    actorId,
    actorKeyId,
    action,
    from: from == null ? null : dayEdge(timeZone, from, 0),
    until: until == null ? null : dayEdge(timeZone, until, MINUTES_PER_DAY),
    backwards,
  };
  const find = (near: NearWords | undefined, after: AuditPlace | null, most: number) => {
    const query = auditQuery(ctx.db.manager, { ...conditions, near, after }, most);
    return ctx.db.select(EVENTS, search?.trim() ? plannedByValues(query) : query);
  };
  const { found: rows, isNear } = await exactOrNear(
    ctx.db,
    search,
    (near) => find(near, place, limit + 1),
    // An empty page may be just past the last.
    async ({ length }) => length === 0 && (place === null || (await find(undefined, null, 1)).length === 0),
  );
  return { rows, isNear };
}

export function listAuditedEntities(): AuditedEntity[] {
  return allNouns()
    .map(({ name, label }) => ({ name, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
}

function dayEdge(timeZone: string, date: string, minute: number): Date {
  return toTimestamp(instantOf(timeZone, clinicDay(timeZone, date), minute));
}

function toReport(row: AuditRow, timeZone: string): AuditEventReport {
  const { actorId, actorKeyId, fields, changes } = row;
  const noun = nounNamed(row.entity);
  const shown = changes.map(({ field }) => field);
  const hidden = fields.filter((field) => !shown.includes(field)).map((field) => ({ field, from: null, to: null }));
  return {
    id: row.id,
    at: toMinuteIso(timeZone, row.at),
    action: row.action,
    actor: actorId === null ? null : { id: actorId, name: row.actorName, email: row.actorEmail },
    actorKey: actorKeyId === null ? null : { id: actorKeyId, name: row.actorKeyName },
    entityId: row.entityId,
    called: row.called,
    entity: { name: row.entity, label: noun?.label ?? row.entity },
    changes: [...changes, ...hidden]
      .filter(({ field }) => noun?.fields[field] !== null)
      .map(
        ({ field, from, to }): AuditedField => ({
          field,
          from,
          to,
          label: wordOf(noun?.fields[field]) ?? field,
        }),
      ),
  };
}

function wordOf(field: string | { word: string } | null | undefined): string | undefined {
  return field && typeof field === 'object' ? field.word : (field ?? undefined);
}

function cursorOf({ at, id }: AuditRow): string {
  return `${at.getTime()}_${id}`;
}

function parseCursor(cursor: string): AuditPlace {
  const [millis = '', id = ''] = cursor.split('_');
  const place = placeAt(millis, id);
  if (!place) throw invalid('after', 'La posición de la lista no es válida');
  return place;
}

function placeAt(millis: string, id: string): AuditPlace | null {
  return /^\d{1,14}$/.test(millis) && /^\d{1,18}$/.test(id) ? [new Date(Number(millis)), id] : null;
}
