import { statusesMeant, type AppointmentStatus } from '../../../domain/appointment-status';
import { datesOfMonth, isCalendarDate, parseMonth } from '../../../domain/calendar-date';
import { toTimestamp } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { readConnection, type ConnectionArgs, type Keyset, type Span } from '../../../platform/graphql/connection';
import { exactOrNear, searchConditions, type NearWords } from '../../../platform/search';
import { instantOf } from '../../../platform/validation/instant';
import { isUuid } from '../../../platform/validation/uuid';
import { clinicSettings } from '../../settings/settings.service';
import { APPOINTMENTS, toAppointment, type AppointmentRow } from '../appointment-row';
import type { AppointmentFilter, AppointmentOrder } from '../appointment.inputs';
import type { AppointmentConnection, AppointmentPage } from '../appointment.object';
import { listScope } from '../appointment.policy';
import { unknownStatus } from '../appointment.service';
import { familySight, markFamily } from '../family-turnos';
import type { AppointmentCounts } from './appointment-counts.object';
import {
  cappedCountQuery,
  COUNTED,
  completedAheadQuery,
  countQuery,
  COUNTS,
  isTallied,
  LIST_LIMIT,
  listQuery,
  PAGE_LIMIT,
  SEARCHED,
  type ListConditions,
} from './appointment-list.query';

/** Latest first by default. `first` null: all, for REST; BAD_REQUEST above LIST_LIMIT. */
export async function listAppointments(
  ctx: Context,
  filter: AppointmentFilter,
  first: number | null,
  after?: string | null,
  order?: AppointmentOrder,
): Promise<AppointmentPage> {
  if (first !== null) assertPageSize(first);
  const position = after == null ? null : parseCursor(after);
  const { found: rows, isNear } = await findAppointments(ctx, filter, { limit: first, after: position, order });
  if (first === null && rows.length > LIST_LIMIT) {
    throw new AppError('BAD_REQUEST', `Hay más de ${LIST_LIMIT} turnos: acotá con from y until`);
  }
  return { ...pageOf(rows, first ?? rows.length), isNear };
}

export function pageOf(rows: readonly AppointmentRow[], size: number): Omit<AppointmentPage, 'isNear'> {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { items: page.map(toAppointment), next: rows.length > page.length && last ? cursorOf(last) : null };
}

export function assertPageSize(first: number): void {
  if (first < 1 || first > PAGE_LIMIT) throw invalid('first', `La cantidad debe estar entre 1 y ${PAGE_LIMIT}`);
}

interface Range {
  limit: number | null;
  after: ListConditions['after'];
  order?: AppointmentOrder | undefined;
}

async function findAppointments(ctx: Context, filter: AppointmentFilter, { limit, after, order }: Range) {
  const conditions = await conditionsOf(ctx, filter);
  if (!conditions) return { found: [], isNear: false };
  return exactOrNear(
    ctx.db,
    filter.search,
    async (near) => {
      const all = { ...conditions, ...wordsOf(filter, near), after };
      const rows = await ctx.db.select(APPOINTMENTS, listQuery(ctx.db.manager, all, limit, order));
      if (conditions.family) await markFamily(ctx, rows);
      return rows;
    },
    // `after` may be just past the last row.
    async ({ length }) => length === 0 && (after === null || (await countUpTo(ctx, filter, 1)) === 0),
  );
}

/** BAD_REQUEST. */
export function connectAppointments(
  ctx: Context,
  filter: AppointmentFilter,
  order: AppointmentOrder,
  args: ConnectionArgs,
): Promise<AppointmentConnection> {
  const keyset: Keyset<AppointmentRow, [Date, string]> = {
    list: `appointments ${order}`,
    cursorOf: ({ start, id }) => [start, id],
    parse: ([start, id]) => positionAt(String(start), String(id)),
  };
  const read = async ({ from, limit, backwards }: Span<[Date, string]>) => {
    const direction = backwards ? OTHER_WAY[order] : order;
    const { found, isNear } = await findAppointments(ctx, filter, { limit, after: from, order: direction });
    return { rows: found, isNear };
  };
  return readConnection(args, keyset, read, toAppointment);
}

const OTHER_WAY = { latest: 'earliest', earliest: 'latest' } as const satisfies Record<AppointmentOrder, string>;

export async function countAppointments(ctx: Context, filter: AppointmentFilter): Promise<AppointmentCounts> {
  const conditions = await conditionsOf(ctx, filter);
  if (!conditions) return NONE;
  const { found } = await exactOrNear(
    ctx.db,
    filter.search,
    async (near) => {
      const wanted = { ...conditions, ...wordsOf(filter, near), after: null };
      const [counts = NO_COUNTS] = await ctx.db.select(COUNTS, countQuery(ctx.db.manager, wanted, ctx.now));
      const { completed, ...rest } = counts;
      const readCompleted = async () =>
        completed > 0 && isTallied(wanted) ? completed - (await countCompletedAhead(ctx)) : completed;
      return { ...rest, readCompleted };
    },
    ({ total }) => total === 0,
  );
  return found;
}

export async function countUpTo(ctx: Context, filter: AppointmentFilter, most: number): Promise<number> {
  const conditions = await conditionsOf(ctx, filter);
  if (!conditions) return 0;
  const query = cappedCountQuery(ctx.db.manager, { ...conditions, after: null }, most);
  const [counted] = await ctx.db.select(COUNTED, query);
  return counted?.count ?? 0;
}

async function countCompletedAhead(ctx: Context): Promise<number> {
  const [counted] = await ctx.db.select(COUNTED, completedAheadQuery(ctx.db.manager, ctx.now));
  return counted?.count ?? 0;
}

const NO_COUNTS = { total: 0, scheduled: 0, completed: 0, cancelled: 0 };
const NONE: AppointmentCounts = { ...NO_COUNTS, readCompleted: () => Promise.resolve(0) };

/** null: nothing can match. */
async function conditionsOf(ctx: Context, filter: AppointmentFilter): Promise<Omit<ListConditions, 'after'> | null> {
  const scope = listScope(ctx.actor);
  if (
    !scope ||
    isBeyond(scope.professionalId, filter.professionalId) ||
    isBeyond(scope.patientUserId, filter.patientUserId) ||
    (filter.patientId != null && (scope.patientUserId !== null || !isUuid(filter.patientId)))
  )
    return null;
  const accountId = scope.patientUserId;
  const sight = accountId === null ? null : await familySight(ctx);
  const family = accountId !== null && sight ? { ...sight, accountId } : null;
  return {
    professionalId: scope.professionalId ?? filter.professionalId ?? null,
    patientUserId: filter.patientUserId ?? (family ? null : scope.patientUserId),
    family,
    patientId: filter.patientId ?? null,
    statuses: filter.status == null ? null : statusesOf(filter.status),
    month: filter.month == null ? null : firstDateOf(filter.month),
    from: await dateOfInstant(ctx, 'filter.from', filter.from),
    until: await dateOfInstant(ctx, 'filter.until', filter.until),
    isSelfBooked: filter.isSelfBooked ?? null,
    isOverbooking: filter.isOverbooking ?? null,
    unclosedAt: filter.unclosed === true ? ctx.now : null,
    ...wordsOf(filter),
  };
}

function wordsOf({ search }: AppointmentFilter, near?: NearWords): Pick<ListConditions, 'words'> {
  return { words: searchConditions(SEARCHED, search ?? '', near) };
}

/** `only` null: the caller may see all. */
function isBeyond(only: number | null, requested: number | null | undefined): boolean {
  return only !== null && requested != null && requested !== only;
}

function statusesOf(text: string): AppointmentStatus[] {
  const statuses = statusesMeant(text);
  if (!statuses) throw unknownStatus('filter.status');
  return statuses;
}

function firstDateOf(month: string): string {
  const parsed = parseMonth(month);
  const [date] = parsed ? datesOfMonth(parsed.year, parsed.month) : [];
  if (date === undefined || !isCalendarDate(date)) throw invalid('filter.month', 'El mes debe tener la forma AAAA-MM');
  return date;
}

async function dateOfInstant(ctx: Context, field: string, text: string | null | undefined): Promise<Date | null> {
  if (text == null) return null;
  return toTimestamp(instantOf(field, text, (await clinicSettings(ctx)).timeZone));
}

function cursorOf({ start, id }: AppointmentRow): string {
  return `${start}_${id}`;
}

/** BAD_REQUEST on `after`. */
export function parseCursor(cursor: string): [Date, string] {
  const [start = '', id = ''] = cursor.split('_');
  const position = positionAt(start, id);
  if (!position) throw invalid('after', 'La posición de la lista no es válida');
  return position;
}

function positionAt(start: string, id: string): [Date, string] | null {
  return /^-?\d{1,10}$/.test(start) && isUuid(id) ? [toTimestamp(Number(start)), id] : null;
}
