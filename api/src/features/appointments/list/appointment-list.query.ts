import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { BuiltOnce } from '../../../platform/database/built-once';
import { int } from '../../../platform/database/columns';
import { selection } from '../../../platform/database/selection';
import { plannedByValues, type BuiltQuery } from '../../../platform/database/built-query';
import type { SearchCondition } from '../../../platform/search';
import { selectAppointments } from '../appointment-row';
import { AppointmentEntity } from '../appointment.entity';
import type { AppointmentOrder } from '../appointment.inputs';
import type { FamilySight } from '../family-turnos';
import { AppointmentTally } from './appointment-tally.entity';

/** null: any. */
export interface ListConditions {
  professionalId: number | null;
  patientUserId: number | null;
  patientId: string | null;
  /** Turnos of an account and its family. */
  family: (FamilySight & { accountId: number }) | null;
  statuses: readonly string[] | null;
  /** First date, yyyy-MM-dd. */
  month: string | null;
  from: Date | null;
  until: Date | null;
  /** Over by then, but still pending or confirmed. */
  unclosedAt: Date | null;
  isSelfBooked: boolean | null;
  isOverbooking: boolean | null;
  words: readonly SearchCondition[];
  after: readonly [start: Date, id: string] | null;
}

export const PAGE_LIMIT = 200;

export const LIST_LIMIT = 10_000;

/** Each limit is a prepared statement. */
const PAGES_READ = [20, 50, PAGE_LIMIT];

/** Saves a round trip: calendars poll. */
const ZONE = '(SELECT timezone FROM settings)';

/** `a` is an appointment or a tally. */
const CONDITIONS: Record<Exclude<keyof ListConditions, 'family' | 'isOverbooking' | 'words' | 'after'>, string> = {
  professionalId: 'a.professionalId = :professionalId',
  patientUserId: 'a.patientUserId = :patientUserId',
  patientId: 'a.patientId = :patientId',
  statuses: 'a.status = ANY (:statuses)',
  month: `a.startsAt >= CAST(:month AS date)::timestamp AT TIME ZONE ${ZONE}
    AND a.startsAt < (CAST(:month AS date) + interval '1 month') AT TIME ZONE ${ZONE}`,
  from: 'a.startsAt >= :from',
  until: 'a.startsAt < :until',
  isSelfBooked: 'a.isSelfBooked = :isSelfBooked',
  // Literal statuses serve the partial index; the scan begins at the start's bound.
  unclosedAt: `a.status IN ('pending', 'confirmed') AND a.startsAt < :unclosedAt AND a.endsAt <= :unclosedAt`,
};
type Condition = keyof typeof CONDITIONS;

/** Literal, for the partial index. */
const overbooked = (is: boolean): string => `a.overbookingReason IS ${is ? 'NOT ' : ''}NULL`;

/** Ids first, each by its own index: with OR, plans read all turnos by date. */
const OF_FAMILY = `a.id = ANY (ARRAY(
  SELECT o.id FROM appointments AS o WHERE o.patient_user_id = :accountId
  UNION
  SELECT o.id FROM appointments AS o WHERE o.patient_id = ANY (:seenPatients)
  UNION
  SELECT o.id FROM appointments AS o WHERE o.patient_id = ANY (:requestedPatients) AND o.contact_name IS NOT NULL))`;

export const SEARCHED = 'a.searched';

const ORDERS = {
  latest: { direction: 'DESC', after: '(a.startsAt, a.id) < (:afterStart, :afterId)' },
  earliest: { direction: 'ASC', after: '(a.startsAt, a.id) > (:afterStart, :afterId)' },
} as const satisfies Record<AppointmentOrder, object>;

/** With unused conditions, PostgreSQL's generic plan uses no index. */
function given(conditions: ListConditions, order: AppointmentOrder): string[] {
  const { family, isOverbooking, words, after } = conditions;
  return [
    ...(Object.keys(CONDITIONS) as Condition[])
      .filter((name) => conditions[name] !== null)
      .map((name) => CONDITIONS[name]),
    ...(family === null ? [] : [OF_FAMILY]),
    ...(isOverbooking === null ? [] : [overbooked(isOverbooking)]),
    ...words.map(({ text }) => text),
    ...(after === null ? [] : [ORDERS[order].after]),
  ];
}

function narrow<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>, conditions: readonly string[]) {
  for (const condition of conditions) query.andWhere(condition);
  return query;
}

function parametersOf({ after, words, family, ...conditions }: ListConditions): Record<string, unknown> {
  const values = words.map((word) => word.values);
  return Object.assign({ ...conditions, ...family, afterStart: after?.[0], afterId: after?.[1] }, ...values);
}

const built = new BuiltOnce();

export const COUNTED = selection('appointments.counted', { count: int });

/** `most` spares counting a million unclosed turnos. */
export function cappedCountQuery(manager: EntityManager, conditions: ListConditions, most: number): BuiltQuery {
  const texts = given(conditions, 'latest');
  const query = built.query(`capped ${most} ${texts.join()}`, parametersOf(conditions), () =>
    manager
      .createQueryBuilder()
      .select('count(*)::int', 'count')
      .from(
        (rows: SelectQueryBuilder<ObjectLiteral>) =>
          narrow(rows.select('a.id').from(AppointmentEntity, 'a'), texts).limit(most),
        'counted',
      ),
  );
  return bySearch(query, conditions);
}

const bySearch = (query: BuiltQuery, { words }: ListConditions): BuiltQuery =>
  words.length > 0 ? plannedByValues(query) : query;

/**
 * More than `limit` rows where others follow; null means LIST_LIMIT. Limits by a literal before joining, so that the
 * plan stops there.
 */
export function listQuery(
  manager: EntityManager,
  conditions: ListConditions,
  limit: number | null,
  order: AppointmentOrder = 'latest',
): BuiltQuery {
  const texts = given(conditions, order);
  const { direction } = ORDERS[order];
  const [widest, most] =
    limit === null ? [LIST_LIMIT, LIST_LIMIT] : [PAGE_LIMIT, PAGES_READ.find((size) => size >= limit)!];
  const query = built.query(`list ${most} ${order} ${texts.join()}`, parametersOf(conditions), () => {
    const found = narrow(manager.createQueryBuilder().select('a.*').from(AppointmentEntity, 'a'), texts)
      .orderBy('a.startsAt', direction)
      .addOrderBy('a.id', direction)
      .limit(widest + 1);
    return selectAppointments(manager)
      .addCommonTableExpression(found, 'appointments')
      .orderBy('a.startsAt', direction)
      .addOrderBy('a.id', direction)
      .limit(most + 1);
  });
  return bySearch(query, conditions);
}

export const COUNTS = selection('appointments.counts', { total: int, scheduled: int, completed: int, cancelled: int });

/** By status; completed turnos count from their start. Reads tallies if unfiltered. */
export function countQuery(manager: EntityManager, conditions: ListConditions, now: Date): BuiltQuery {
  const texts = given(conditions, 'latest');
  const byTallies = isTallied(conditions);
  const sum = (filter = '') => `coalesce(sum(${byTallies ? 'a.change' : 1}) ${filter}, 0)::int`;
  const begun = byTallies ? '' : ' AND a.starts_at <= :now';
  const completed = sum(`FILTER (WHERE a.status = 'completed'${begun})`);
  const query = built.query(`count ${texts.join()}`, { ...parametersOf(conditions), now }, () =>
    narrow(
      manager
        .createQueryBuilder<ObjectLiteral>(byTallies ? AppointmentTally : AppointmentEntity, 'a')
        .select(sum(), 'total')
        .addSelect(sum("FILTER (WHERE a.status IN ('pending', 'confirmed'))"), 'scheduled')
        .addSelect(completed, 'completed')
        .addSelect(sum("FILTER (WHERE a.status = 'cancelled')"), 'cancelled'),
      texts,
    ),
  );
  return bySearch(query, conditions);
}

export function isTallied(conditions: ListConditions): boolean {
  return given(conditions, 'latest').every((text) => text === CONDITIONS.statuses);
}

/** Completed ahead by mistake (ADR 134); indexed. */
export function completedAheadQuery(manager: EntityManager, now: Date): BuiltQuery {
  return built.query('completed ahead', { now }, () =>
    manager
      .createQueryBuilder(AppointmentEntity, 'a')
      .select('count(*)::int', 'count')
      .where("a.status IN ('completed', 'no_show') AND a.status = 'completed' AND a.starts_at > :now"),
  );
}
