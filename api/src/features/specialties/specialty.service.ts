import type { Context } from '../../platform/context';
import { notFound } from '../../platform/errors/app-error';
import { defineLoader } from '../../platform/loaders';
import type { Specialty } from './specialty.object';
import { statement } from '../../platform/database/statement';

/** Active specialties, lower order first. */
export function listSpecialties(ctx: Context): Promise<Specialty[]> {
  return ctx.db.rows<Specialty>(ACTIVE_SPECIALTIES, []);
}

/** NOT_FOUND for an unknown or inactive one. */
export async function getSpecialty(ctx: Context, id: number): Promise<Specialty> {
  const specialty = await specialtyLoader(ctx).load(id);
  if (!specialty?.isActive) throw notFound('La especialidad no existe');
  return specialty;
}

/** By id, active or not; null where there is none. */
export const specialtyLoader = defineLoader<number, Specialty | null>(async (ctx, ids) => {
  const rows = await ctx.db.rows<Specialty>(SPECIALTIES_BY_ID, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
});

/** Columns of a Specialty, from `specialties AS s`. */
export const SPECIALTY_COLUMNS = `s.id, s.name, s.description, s.icon, s.is_active AS "isActive",
  s.sort_order AS "sortOrder", s.form_config AS "formConfig",
  (SELECT count(*)::int FROM professionals AS p JOIN users AS u ON u.id = p.user_id
    WHERE p.specialty_id = s.id AND p.is_public AND u.suspended_at IS NULL) AS "professionalCount"`;

/** The public's specialties in their order, from `specialties AS s`. */
export const PUBLIC_SPECIALTIES = `SELECT ${SPECIALTY_COLUMNS} FROM specialties AS s WHERE s.is_active ORDER BY s.sort_order, lower(s.name)`;

const ACTIVE_SPECIALTIES = statement('specialties.active', PUBLIC_SPECIALTIES);
const SPECIALTIES_BY_ID = statement('specialties.by-id', `SELECT ${SPECIALTY_COLUMNS} FROM specialties AS s WHERE s.id = ANY ($1)`);
