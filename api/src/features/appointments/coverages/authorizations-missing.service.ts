import { dateOf } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import { int, nullable, text, uuid } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { invalid } from '../../../platform/errors/app-error';
import { clinicSettings } from '../../settings/settings.service';
import { listScope } from '../appointment.policy';
import { appointmentLoader } from '../appointment.service';
import type { AuthorizationsMissing } from './authorizations-missing.object';

export const MOST_MISSING = 200;

/** Turnos of a day that need an authorization and have none, by start; `date` null: the next day with turnos. */
export async function authorizationsMissing(
  ctx: Context,
  date: string | null,
  first: number,
): Promise<AuthorizationsMissing> {
  if (first < 1 || first > MOST_MISSING) throw invalid('first', `La cantidad debe estar entre 1 y ${MOST_MISSING}`);
  const scope = listScope(ctx.actor);
  if (scope === null) return { date, total: 0, appointments: [] };
  const { timeZone } = await clinicSettings(ctx);
  const today = dateOf(timeZone, floorToMinute(ctx.now));
  const rows = await ctx.db.rows(MISSING, [date, timeZone, today, scope.professionalId, first]);
  const ids = rows.flatMap(({ id }) => id ?? []);
  const found = await Promise.all(ids.map((id) => appointmentLoader(ctx).load(id)));
  return {
    date: rows[0]?.date ?? null,
    total: rows[0]?.total ?? 0,
    appointments: found.filter((appointment) => appointment !== null),
  };
}

const MISSING = statement(
  'appointments.authorizations-missing',
  `WITH day AS (
     SELECT coalesce($1::date, (
       SELECT (a.starts_at AT TIME ZONE $2)::date FROM appointments AS a
       WHERE a.status IN ('pending', 'confirmed') AND a.starts_at >= ($3::date + 1)::timestamp AT TIME ZONE $2
         AND ($4::integer IS NULL OR a.professional_id = $4)
       ORDER BY a.starts_at LIMIT 1)) AS date
   )
   SELECT day.date::text, missing.id, missing.total
   FROM day LEFT JOIN LATERAL (
     SELECT a.id, a.starts_at, count(*) OVER ()::integer AS total
     FROM appointments AS a JOIN appointment_coverages AS c ON c.appointment_id = a.id
     WHERE a.status IN ('pending', 'confirmed') AND a.starts_at >= day.date::timestamp AT TIME ZONE $2
       AND a.starts_at < (day.date + 1)::timestamp AT TIME ZONE $2
       AND ($4::integer IS NULL OR a.professional_id = $4)
       AND c.outcome = 'with_authorization'
       AND NOT (c.authorization_status = 'granted' AND coalesce(c.authorization_valid_until, 'infinity') >= day.date)
     ORDER BY a.starts_at, a.id LIMIT $5
   ) AS missing ON true
   ORDER BY missing.starts_at, missing.id`,
  { date: nullable(text), id: nullable(uuid), total: nullable(int) },
);
