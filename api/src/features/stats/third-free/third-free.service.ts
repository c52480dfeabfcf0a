import type { Context } from '../../../platform/context';
import { json, nullable, text } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { assertPeriod, type FigureFilter } from '../figure-filter';
import type { ProfessionalWait, SlotWaitOfDay, SpecialtyWait, ThirdFreeFigures } from './third-free.objects';

/** By current specialties. BAD_REQUEST. */
export async function getThirdFreeFigures(
  ctx: Context,
  { from, until, professionalId = null, specialtyId = null }: FigureFilter,
): Promise<ThirdFreeFigures> {
  assertPeriod({ from, until });
  const [figures] = await ctx.db.rows(THIRD_FREE, [from, until, professionalId, specialtyId]);
  if (!figures) throw new Error('An aggregate has a row');
  const specialties = new Map<number, SpecialtyWait>();
  for (const { specialtyId: id, specialtyName, ...day } of figures.history) {
    const known = specialties.get(id) ?? { specialtyId: id, specialtyName, days: [] };
    specialties.set(id, known);
    known.days.push(day);
  }
  return { ...figures, specialties: [...specialties.values()] };
}

type HistoryRow = SlotWaitOfDay & Pick<SpecialtyWait, 'specialtyId' | 'specialtyName'>;

/** Medians; fewer than three free slots count as the longest wait. */
const THIRD_FREE = statement(
  'stats.third-free',
  `WITH measured AS MATERIALIZED (
    SELECT w.date, w.professional_id, w.days, p.name, p.sort_order, p.specialty_id
    FROM slot_waits AS w JOIN professional_profiles AS p ON p.id = w.professional_id
    WHERE w.date BETWEEN $1::date AND $2::date
      AND ($3::int IS NULL OR p.id = $3) AND ($4::int IS NULL OR p.specialty_id = $4)
  ), of_specialty AS (
    SELECT s.id, s.name, s.sort_order, m.date,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(m.days, 1000)) AS days
    FROM measured AS m JOIN specialties AS s ON s.id = m.specialty_id
    GROUP BY s.id, m.date
  )
  SELECT (SELECT max(date)::text FROM measured) AS "measuredOn",
    (SELECT coalesce(json_agg(json_build_object('specialtyId', id, 'specialtyName', name, 'date', date,
        'medianDays', nullif(days, 1000)) ORDER BY sort_order, lower(name), id, date), '[]')
     FROM of_specialty) AS history,
    (SELECT coalesce(json_agg(json_build_object('professionalId', professional_id, 'professionalName', name,
        'specialtyId', specialty_id, 'days', days) ORDER BY sort_order, lower(name), professional_id), '[]')
     FROM measured WHERE date = (SELECT max(date) FROM measured)) AS professionals`,
  { measuredOn: nullable(text), history: json<HistoryRow[]>(), professionals: json<ProfessionalWait[]>() },
);
