import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { bool, int, nullable, numeric, text, uuid } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { notFound, type AppError } from '../../platform/errors/app-error';
import { defineLoader } from '../../platform/loaders';
import type { Professional } from './professional.object';
import { canKeepProfessionals } from './professional.policy';

/** Public professionals in display order, optionally of one specialty. */
export function listProfessionals(ctx: Context, specialtyId?: number | null): Promise<Professional[]> {
  return ctx.db.rows(LIST, [specialtyId ?? null]);
}

/** All professionals in display order, hidden ones too. For administrators. */
export async function listAllProfessionals(ctx: Context): Promise<Professional[]> {
  assertCan(canKeepProfessionals(ctx.actor));
  return ctx.db.rows(ALL, []);
}

/** NOT_FOUND for an unknown or hidden one. */
export async function getProfessional(ctx: Context, id: number): Promise<Professional> {
  const professional = await professionalLoader(ctx).load(id);
  if (!professional?.isPublic) throw professionalNotFound();
  return professional;
}

/** By id, hidden ones too; null for unknown or removed ones. */
export const professionalLoader = defineLoader<number, Professional | null>(async (ctx, ids) => {
  const professionals = await ctx.db.rows(BY_ID, [ids]);
  const byId = new Map(professionals.map((professional) => [professional.id, professional]));
  return ids.map((id) => byId.get(id) ?? null);
});

/** By user id, hidden ones too; null without a profile. */
export const professionalOfUserLoader = defineLoader<number, Professional | null>(async (ctx, userIds) => {
  const professionals = await ctx.db.rows(BY_USER, [userIds]);
  const byUser = new Map(professionals.map((professional) => [professional.userId, professional]));
  return userIds.map((id) => byUser.get(id) ?? null);
});

/** Reads a professional in a transaction, also a hidden one. NOT_FOUND. */
export async function readProfessional(tx: Pick<Transaction, 'rows'>, id: number): Promise<Professional> {
  const [professional] = await tx.rows(BY_ID, [[id]]);
  if (!professional) throw professionalNotFound();
  return professional;
}

/** Reads the professional again after a change. NOT_FOUND. */
export async function loadChanged(ctx: Context, id: number): Promise<Professional> {
  const professional = await professionalLoader(ctx).clear(id).load(id);
  if (!professional) throw professionalNotFound();
  return professional;
}

export function professionalNotFound(): AppError {
  return notFound('El profesional no existe');
}

const COLUMNS = {
  id: int,
  userId: int,
  specialtyId: nullable(int),
  bio: text,
  fee: nullable(numeric),
  defaultDurationMinutes: nullable(int),
  sortOrder: int,
  isPublic: bool,
  name: text,
  email: text,
  phone: nullable(text),
  pictureId: nullable(uuid),
  specialtyName: nullable(text),
  version: int,
  feeVersion: int,
  bioVersion: int,
};

/** The join leaves out removed professionals. */
const PROFESSIONALS = `
  SELECT p.id, u.id AS "userId", p.specialty_id AS "specialtyId", p.bio, p.fee,
    p.default_duration_minutes AS "defaultDurationMinutes", p.sort_order AS "sortOrder",
    p.is_public AND u.suspended_at IS NULL AS "isPublic",
    u.name, u.email, u.phone, u.picture_id AS "pictureId", s.name AS "specialtyName", p.version + u.version AS version,
    p.fee_version AS "feeVersion", p.bio_version AS "bioVersion"
  FROM professionals AS p JOIN users AS u ON u.id = p.user_id LEFT JOIN specialties AS s ON s.id = p.specialty_id`;
const PUBLIC = 'WHERE p.is_public AND u.suspended_at IS NULL';
const DISPLAY_ORDER = 'ORDER BY p.sort_order, lower(u.name), p.id';

/** The landing page reads this as part of its own statement. */
export const PUBLIC_PROFESSIONALS = `${PROFESSIONALS} ${PUBLIC} ${DISPLAY_ORDER}`;

/** SQL, not entities: every visitor runs it and the landing shares it. */
const LIST = statement(
  'professionals.public',
  `${PROFESSIONALS} ${PUBLIC} AND ($1::int IS NULL OR p.specialty_id = $1) ${DISPLAY_ORDER}`,
  COLUMNS,
);
const ALL = statement('professionals.all', `${PROFESSIONALS} ${DISPLAY_ORDER}`, COLUMNS);
const BY_ID = statement('professionals.by-id', `${PROFESSIONALS} WHERE p.id = ANY ($1)`, COLUMNS);
const BY_USER = statement('professionals.by-user', `${PROFESSIONALS} WHERE p.user_id = ANY ($1)`, COLUMNS);
