import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { LEAD_TIME_STARTS, NOTICE_STARTS } from '../../../domain/figure-steps';
import { BuiltOnce } from '../../../platform/database/built-once';
import type { BuiltQuery } from '../../../platform/database/built-query';
import { AppointmentEntity } from '../../appointments/appointment.entity';
import type { FigureSpan } from '../figure-filter';

/** null: no condition. */
export interface TurnoConditions extends FigureSpan {
  now: Date;
  professionalId: number | null;
  specialtyId: number | null;
}

const NARROWED = {
  professionalId: 'a.professional_id = :professionalId',
  specialtyId: 'a.professional_id IN (SELECT p.id FROM professionals AS p WHERE p.specialty_id = :specialtyId)',
} as const;

/** When it was agreed that the turno would be then: it was booked, or moved there. */
const AGREED_AT = 'coalesce(a.moved_at, a.created_at)';

const stepOf = (amount: string, starts: Readonly<Record<string, number>>): string =>
  `width_bucket(${amount}, ARRAY[${Object.values(starts).join()}])`;

/** By the midnights: to look up the zone for each turno would take three times as long. */
const dayOf = (instant: string): string => `width_bucket(${instant}, CAST(:midnights AS timestamptz[]))`;

/** From 1, of LEAD_TIME_STARTS. What was entered afterwards was booked on its day. */
export const LEAD_STEP = stepOf(`greatest(${dayOf('a.starts_at')} - ${dayOf(AGREED_AT)}, 0)`, LEAD_TIME_STARTS);

/** A patient came, or did not: only of these anybody knows, and of none that has not begun (ADR 134). */
export const IS_CLOSED = "a.status IN ('completed', 'no_show') AND a.starts_at <= :now";
export const IS_MISSED = "a.status = 'no_show' AND a.starts_at <= :now";

/** What was entered by mistake was never to be. */
export const IS_CANCELLED = "a.status = 'cancelled' AND a.cancellation_reason IS DISTINCT FROM 'entered_by_mistake'";

const CANCELLED_AT = 'coalesce(a.cancelled_at, a.changed_at)';

/** From 0, of NOTICES. By date_part, as extract counts in numeric, which takes several times as long. */
export const NOTICE_STEP = `coalesce(${stepOf(
  `date_part('epoch', a.starts_at - ${CANCELLED_AT}) / 3600`,
  NOTICE_STARTS,
)}, ${Object.keys(NOTICE_STARTS).length + 1})`;

/**
 * When the first other turno that takes some of the freed time of the same professional was made or moved there,
 * before that time came; null: none did. One that was cancelled again does not count. No turno is longer than 8 hours.
 */
export const RETAKEN_AT = `(
  SELECT min(coalesce(t.moved_at, t.created_at)) FROM appointments AS t
  WHERE t.professional_id = a.professional_id AND t.id <> a.id AND t.status <> 'cancelled'
    AND t.starts_at > a.starts_at - interval '8 hours' AND t.starts_at < a.ends_at AND t.ends_at > a.starts_at
    AND coalesce(t.moved_at, t.created_at) BETWEEN ${CANCELLED_AT} AND a.starts_at)`;

/** null: never. */
export const HOURS_UNTIL_RETAKEN = `CAST(extract(epoch FROM ${RETAKEN_AT} - ${CANCELLED_AT}) / 3600 AS float8)`;

const built = new BuiltOnce();

/**
 * `a` are the turnos of a period. `key` decides what `select` makes of them; conditions are only those that are given,
 * so that PostgreSQL plans for these.
 */
export function figureQuery(
  manager: EntityManager,
  conditions: TurnoConditions,
  key: string,
  select: (turnos: SelectQueryBuilder<AppointmentEntity>) => SelectQueryBuilder<ObjectLiteral>,
  values: Readonly<Record<string, unknown>> = {},
): BuiltQuery {
  return periodQuery(manager.createQueryBuilder().from(AppointmentEntity, 'a'), conditions, { key, select, values });
}

interface Made<Entity extends ObjectLiteral> {
  key: string;
  select: (rows: SelectQueryBuilder<Entity>) => SelectQueryBuilder<ObjectLiteral>;
  values?: Readonly<Record<string, unknown>>;
}

/** The same of another table whose rows have a start and a professional: `a` in the query. */
export function periodQuery<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  conditions: TurnoConditions,
  { key, select, values = {} }: Made<Entity>,
): BuiltQuery {
  const narrowed = (Object.keys(NARROWED) as (keyof typeof NARROWED)[]).filter((name) => conditions[name] !== null);
  return built.query(`${key} ${narrowed.join()}`, { ...conditions, ...values }, () => {
    rows.where('a.starts_at >= :from AND a.starts_at < :until');
    for (const name of narrowed) rows.andWhere(NARROWED[name]);
    return select(rows);
  });
}
