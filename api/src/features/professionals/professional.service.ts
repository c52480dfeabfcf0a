import type { Context } from '../../platform/context';
import { notFound, type AppError } from '../../platform/errors/app-error';
import { defineLoader } from '../../platform/loaders';
import type { Professional } from './professional.object';
import { statement } from '../../platform/database/statement';

/** The public's professionals in display order; of one specialty when asked. */
export function listProfessionals(ctx: Context, specialtyId?: number | null): Promise<Professional[]> {
  return ctx.db.rows<Professional>(LIST, [specialtyId ?? null]);
}

/** NOT_FOUND for an unknown or hidden one. */
export async function getProfessional(ctx: Context, id: number): Promise<Professional> {
  const professional = await professionalLoader(ctx).load(id);
  if (!professional?.isPublic) throw professionalNotFound();
  return professional;
}

/** By id, hidden ones too; null where there is none. */
export const professionalLoader = defineLoader<number, Professional | null>(async (ctx, ids) => {
  const rows = await ctx.db.rows<Professional>(BY_ID, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
});

/** By user id, hidden ones too; null for a user without a profile. */
export const professionalOfUserLoader = defineLoader<number, Professional | null>(async (ctx, userIds) => {
  const rows = await ctx.db.rows<Professional>(BY_USER, [userIds]);
  const byUser = new Map(rows.map((row) => [row.userId, row]));
  return userIds.map((id) => byUser.get(id) ?? null);
});

export function professionalNotFound(): AppError {
  return notFound('El profesional no existe');
}

const SELECT = `
  SELECT p.id, p.user_id AS "userId", p.specialty_id AS "specialtyId", p.bio, p.fee,
    p.default_duration_minutes AS "defaultDurationMinutes", p.sort_order AS "sortOrder",
    p.is_public AND u.suspended_at IS NULL AS "isPublic", u.name, u.email, u.phone, u.picture_id AS "pictureId",
    s.name AS "specialtyName"
  FROM professionals AS p JOIN users AS u ON u.id = p.user_id LEFT JOIN specialties AS s ON s.id = p.specialty_id`;

const PUBLIC = 'p.is_public AND u.suspended_at IS NULL';
const DISPLAY_ORDER = 'ORDER BY p.sort_order, lower(u.name), p.id';

/** The public's professionals in display order. */
export const PUBLIC_PROFESSIONALS = `${SELECT} WHERE ${PUBLIC} ${DISPLAY_ORDER}`;

const LIST = statement('professionals.all', `${SELECT} WHERE ${PUBLIC} AND ($1::int IS NULL OR p.specialty_id = $1) ${DISPLAY_ORDER}`);
const BY_ID = statement('professionals.by-id', `${SELECT} WHERE p.id = ANY ($1)`);
const BY_USER = statement('professionals.by-user', `${SELECT} WHERE p.user_id = ANY ($1)`);
