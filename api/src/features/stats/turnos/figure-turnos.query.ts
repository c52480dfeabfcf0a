import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { LEAD_TIME_STARTS, NOTICE_STARTS } from '../../../domain/figure-steps';
import { BuiltOnce } from '../../../platform/database/built-once';
import type { BuiltQuery } from '../../../platform/database/built-query';
import { AppointmentEntity } from '../../appointments/appointment.entity';
import type { FigureSpan } from '../figure-filter';

/** null: any. */
export interface TurnoConditions extends FigureSpan {
  now: Date;
  professionalId: number | null;
  specialtyId: number | null;
}

const NARROWED = {
  professionalId: 'a.professional_id = :professionalId',
  specialtyId: 'a.professional_id IN (SELECT p.id FROM professionals AS p WHERE p.specialty_id = :specialtyId)',
} as const;

/** Booked, or moved to its time. */
const AGREED_AT = 'coalesce(a.moved_at, a.created_at)';

const stepOf = (amount: string, starts: Readonly<Record<string, number>>): string =>
  `width_bucket(${amount}, ARRAY[${Object.values(starts).join()}])`;

/** By midnights, because converting the time zone per appointment takes three times as long. */
const dayOf = (instant: string): string => `width_bucket(${instant}, CAST(:midnights AS timestamptz[]))`;

/** In LEAD_TIME_STARTS, from 1. Appointments entered afterwards count as booked on their day. */
export const LEAD_STEP = stepOf(`greatest(${dayOf('a.starts_at')} - ${dayOf(AGREED_AT)}, 0)`, LEAD_TIME_STARTS);

/** Only once begun (ADR 134). */
export const IS_CLOSED = "a.status IN ('completed', 'no_show') AND a.starts_at <= :now";
export const IS_MISSED = "a.status = 'no_show' AND a.starts_at <= :now";

/** Without those entered by mistake. */
export const IS_CANCELLED = "a.status = 'cancelled' AND a.cancellation_reason IS DISTINCT FROM 'entered_by_mistake'";

const CANCELLED_AT = 'coalesce(a.cancelled_at, a.changed_at)';

/** In NOTICES, from 0. extract uses numeric, which takes several times as long. */
export const NOTICE_STEP = `coalesce(${stepOf(
  `date_part('epoch', a.starts_at - ${CANCELLED_AT}) / 3600`,
  NOTICE_STARTS,
)}, ${Object.keys(NOTICE_STARTS).length + 1})`;

/**
 * First booking or move of another live appointment into the freed time, before its start; null: none. None exceeds 8
 * hours.
 */
export const RETAKEN_AT = `(
  SELECT min(coalesce(t.moved_at, t.created_at)) FROM appointments AS t
  WHERE t.professional_id = a.professional_id AND t.id <> a.id AND t.status <> 'cancelled'
    AND t.starts_at > a.starts_at - interval '8 hours' AND t.starts_at < a.ends_at AND t.ends_at > a.starts_at
    AND coalesce(t.moved_at, t.created_at) BETWEEN ${CANCELLED_AT} AND a.starts_at)`;

export const HOURS_UNTIL_RETAKEN = `CAST(extract(epoch FROM ${RETAKEN_AT} - ${CANCELLED_AT}) / 3600 AS float8)`;

const built = new BuiltOnce();

/**
 * `a`: a period's appointments. `key` identifies `select`. Includes only given conditions, so that PostgreSQL plans for
 * them.
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

/** For another table `a` with a start and a professional. */
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
