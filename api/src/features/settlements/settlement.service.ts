import { authorizationStatus, type StoredAuthorization } from '../../domain/authorization';
import { datesOfMonth, type Month } from '../../domain/calendar-date';
import { clinicDay, dateOf, toMinuteIso } from '../../domain/clinic-time';
import type { CoverageOutcome } from '../../domain/coverage-rules';
import { floorToMinute, toTimestamp } from '../../domain/epoch-minute';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { int, nullable, numeric, oneOf, text, timestamp, uuid } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { assertPage, paginationOf } from '../../platform/graphql/pagination';
import { assertMonth } from '../../platform/validation/month';
import { insurerNotFound } from '../insurers/insurer.service';
import { Insurer } from '../insurers/insurer.entity';
import { clinicSettings } from '../settings/settings.service';
import type { InsurerSettlement, Settlement, SettlementLinePage, SettlementLinesArgs } from './settlement.objects';

/** FORBIDDEN; BAD_REQUEST. */
export async function readSettlement(ctx: Context, month: Month): Promise<Settlement> {
  assertCan(adminMay(ctx.actor, 'reports'));
  const { from, until } = await spanOf(ctx, month);
  const [rows, desk] = await Promise.all([
    ctx.db.rows(TURNOS, [from, until, ctx.now]),
    ctx.db.rows(DESK, [from, until]),
  ]);
  const insurers: InsurerSettlement[] = [];
  for (const { insurerId, insurerName, professionalId, professionalName, notTaken, unclosed, ...turnos } of rows) {
    if (professionalId === null) {
      insurers.push({ insurerId, insurerName, notTaken, unclosed, ...turnos, professionals: [] });
    } else if (turnos.appointments > 0) {
      insurers.at(-1)?.professionals.push({ professionalId, professionalName: professionalName ?? '', ...turnos });
    }
  }
  return { insurers, desk };
}

/** FORBIDDEN; NOT_FOUND; BAD_REQUEST. */
export async function listSettlementLines(
  ctx: Context,
  { insurerId, page, limit, ...month }: SettlementLinesArgs,
): Promise<SettlementLinePage> {
  assertCan(adminMay(ctx.actor, 'reports'));
  assertPage(page, limit);
  const { from, until, timeZone } = await spanOf(ctx, month);
  if (!(await ctx.db.manager.existsBy(Insurer, { id: insurerId }))) throw insurerNotFound();
  const [rows, [counted]] = await Promise.all([
    ctx.db.rows(LINES, [from, until, insurerId, limit, (page - 1) * limit]),
    ctx.db.rows(COUNT, [from, until, insurerId]),
  ]);
  const mayReadPatients = adminMay(ctx.actor, 'appointments', 'patients');
  const items = rows.map(({ startsAt, authorization, validUntil, ...row }) => ({
    ...row,
    ...(!mayReadPatients && CONCEALED),
    startTime: toMinuteIso(timeZone, startsAt),
    authorizationStatus:
      authorization && authorizationStatus(authorization, validUntil, dateOf(timeZone, floorToMinute(startsAt))),
  }));
  return { items, pagination: paginationOf(page, limit, counted?.total ?? 0) };
}

const CONCEALED = { patientName: null, memberNumber: null, appointmentType: null, authorizationNumber: null };

/** `until` is exclusive. BAD_REQUEST. */
async function spanOf(ctx: Context, { year, month }: Month): Promise<{ from: Date; until: Date; timeZone: string }> {
  assertMonth(year, month);
  const { timeZone } = await clinicSettings(ctx);
  const dates = datesOfMonth(year, month);
  return {
    timeZone,
    from: toTimestamp(clinicDay(timeZone, dates[0]!).start),
    until: toTimestamp(clinicDay(timeZone, dates.at(-1)!).end),
  };
}

const IS_SETTLED = "a.status = 'completed' AND c.outcome <> 'no'";

/** The time zone is converted for the few with a last day alone. */
const IS_AUTHORIZED = `c.authorization_status = 'granted' AND CASE WHEN c.authorization_valid_until IS NULL THEN true
  ELSE c.authorization_valid_until >= (a.starts_at AT TIME ZONE settings.timezone)::date END`;

/** Each insurer's total, then its professionals. */
const TURNOS = statement(
  'settlements.turnos',
  `SELECT it.*, i.name AS "insurerName", p.name AS "professionalName"
   FROM (
     SELECT c.insurer_id AS "insurerId", a.professional_id AS "professionalId",
       (count(*) FILTER (WHERE ${IS_SETTLED}))::integer AS appointments,
       coalesce(sum(c.copay) FILTER (WHERE ${IS_SETTLED}), 0)::numeric(16, 2) AS copays,
       (count(*) FILTER (WHERE ${IS_SETTLED} AND c.copay IS NULL))::integer AS "unknownCopays",
       (count(*) FILTER (WHERE ${IS_SETTLED} AND ${IS_AUTHORIZED}))::integer AS authorizations,
       (count(*) FILTER (WHERE ${IS_SETTLED} AND c.outcome = 'with_authorization'
         AND (${IS_AUTHORIZED}) IS NOT TRUE))::integer AS "missingAuthorizations",
       (count(*) FILTER (WHERE a.status = 'completed' AND c.outcome = 'no'))::integer AS "notTaken",
       (count(*) FILTER (WHERE a.status <> 'completed'))::integer AS unclosed
     FROM settings, appointments AS a JOIN appointment_coverages AS c ON c.appointment_id = a.id
     WHERE a.starts_at >= $1 AND a.starts_at < $2
       AND (a.status = 'completed' OR a.status IN ('pending', 'confirmed') AND a.starts_at <= $3)
     GROUP BY GROUPING SETS ((c.insurer_id), (c.insurer_id, a.professional_id))
   ) AS it
   JOIN insurers AS i ON i.id = it."insurerId" AND i.kind <> 'private_pay'
   LEFT JOIN professional_profiles AS p ON p.id = it."professionalId"
   ORDER BY lower(i.name), i.id, it."professionalId" IS NOT NULL, lower(p.name), p.id`,
  {
    insurerId: int,
    insurerName: text,
    professionalId: nullable(int),
    professionalName: nullable(text),
    appointments: int,
    copays: numeric,
    unknownCopays: int,
    authorizations: int,
    missingAuthorizations: int,
    notTaken: int,
    unclosed: int,
  },
);

const DESK = statement(
  'settlements.desk',
  `SELECT it.*, p.name AS "professionalName"
   FROM (
     SELECT professional_id AS "professionalId", count(*)::integer AS payments,
       sum(CASE WHEN reverses_id IS NULL THEN amount ELSE -amount END)::numeric(16, 2) AS amount
     FROM payments WHERE taken_at >= $1 AND taken_at < $2 AND NOT is_withdrawal
     GROUP BY professional_id
   ) AS it
   LEFT JOIN professional_profiles AS p ON p.id = it."professionalId"
   ORDER BY it."professionalId" IS NULL, lower(p.name), p.id`,
  { professionalId: nullable(int), professionalName: nullable(text), payments: int, amount: numeric },
);

const OF_INSURER = `appointments AS a JOIN appointment_coverages AS c ON c.appointment_id = a.id
   WHERE a.starts_at >= $1 AND a.starts_at < $2 AND c.insurer_id = $3 AND ${IS_SETTLED}`;

const COUNT = statement('settlements.count', `SELECT count(*)::integer AS total FROM ${OF_INSURER}`, { total: int });

const LINES = statement(
  'settlements.lines',
  `SELECT it.*, p.name AS "professionalName"
   FROM (
     SELECT a.id AS "appointmentId", a.starts_at AS "startsAt", a.patient_name AS "patientName",
       c.member_number AS "memberNumber", c.plan_name AS "planName", a.professional_id AS "professionalId",
       a.consultation_kind_name AS "appointmentType", c.outcome, c.copay,
       c.authorization_status AS authorization, c.authorization_valid_until::text AS "validUntil",
       c.authorization_number AS "authorizationNumber"
     FROM ${OF_INSURER}
     ORDER BY a.starts_at, a.id LIMIT $4 OFFSET $5
   ) AS it
   JOIN professional_profiles AS p ON p.id = it."professionalId"
   ORDER BY it."startsAt", it."appointmentId"`,
  {
    appointmentId: uuid,
    startsAt: timestamp,
    patientName: text,
    memberNumber: nullable(text),
    planName: nullable(text),
    professionalId: int,
    professionalName: text,
    appointmentType: nullable(text),
    outcome: oneOf<CoverageOutcome>(),
    copay: nullable(numeric),
    authorization: nullable(oneOf<StoredAuthorization>()),
    validUntil: nullable(text),
    authorizationNumber: nullable(text),
  },
);
