import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { sourcesOf } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { slugOwner } from '../../platform/database/claim-slug';
import { columnsOf } from '../../platform/database/entity-columns';
import { statement } from '../../platform/database/statement';
import { notFound, type AppError } from '../../platform/errors/app-error';
import { defineLoader } from '../../platform/loaders';
import { takersOf, type PayerArgs } from '../specialties/payer';
import { Professional } from './professional.object';
import { LISTS_PROFESSIONALS } from './professional.policy';
import { ProfessionalSlug } from './slug/professional-slug.entity';

/** Public ones in display order. */
export function listProfessionals(ctx: Context, specialtyId?: number | null): Promise<Professional[]> {
  return ctx.db.rows(LIST, [specialtyId ?? null]);
}

/** As listProfessionals; with a payer, those who take it. NOT_FOUND; BAD_REQUEST. */
export async function listTakers(ctx: Context, payer: PayerArgs, specialtyId?: number | null): Promise<Professional[]> {
  const takers = await takersOf(ctx, payer);
  const professionals = await listProfessionals(ctx, specialtyId);
  return takers ? professionals.filter(({ id }) => takers.professionalIds.has(id)) : professionals;
}

/** With hidden ones, in display order. For administrators. */
export async function listAllProfessionals(ctx: Context): Promise<Professional[]> {
  assertCan(adminMay(ctx.actor, ...LISTS_PROFESSIONALS));
  return ctx.db.rows(ALL, []);
}

/** NOT_FOUND, also when hidden. */
export async function getProfessional(ctx: Context, id: number): Promise<Professional> {
  const professional = await professionalLoader(ctx).load(id);
  if (!professional?.isPublic) throw professionalNotFound();
  return professional;
}

/** By current or earlier slug, or id. NOT_FOUND, also when hidden. */
export async function getProfessionalNamed(ctx: Context, slug: string): Promise<Professional> {
  const id = await slugOwner(ctx.db, ProfessionalSlug, slug);
  if (id === null) throw professionalNotFound();
  return getProfessional(ctx, id);
}

/** With hidden ones; null: unknown or removed. */
export const professionalLoader = defineLoader<number, Professional | null>(async (ctx, ids) => {
  const professionals = await ctx.db.rows(BY_ID, [ids]);
  const byId = new Map(professionals.map((professional) => [professional.id, professional]));
  return ids.map((id) => byId.get(id) ?? null);
});

/** By specialty id: public ones in display order. */
export const professionalsOfSpecialtyLoader = defineLoader<number, Professional[]>(async (ctx, specialtyIds) => {
  const professionals = await listProfessionals(ctx, specialtyIds.length === 1 ? specialtyIds[0] : null);
  return specialtyIds.map((id) => professionals.filter(({ specialtyId }) => specialtyId === id));
});

/** With hidden ones; null: no profile. */
export const professionalOfUserLoader = defineLoader<number, Professional | null>(async (ctx, userIds) => {
  const professionals = await ctx.db.rows(BY_USER, [userIds]);
  const byUser = new Map(professionals.map((professional) => [professional.userId, professional]));
  return userIds.map((id) => byUser.get(id) ?? null);
});

/** Also when hidden. NOT_FOUND. */
export async function readProfessional(tx: Pick<Transaction, 'rows'>, id: number): Promise<Professional> {
  const [professional] = await tx.rows(ONE, [id]);
  if (!professional) throw professionalNotFound();
  return professional;
}

/** Also when hidden. NOT_FOUND. */
export async function existingProfessional(ctx: Context, id: number): Promise<Professional> {
  const professional = await professionalLoader(ctx).load(id);
  if (!professional) throw professionalNotFound();
  return professional;
}

/** Clears the loader first. NOT_FOUND. */
export function loadChanged(ctx: Context, id: number): Promise<Professional> {
  professionalLoader(ctx).clear(id);
  return existingProfessional(ctx, id);
}

export function professionalNotFound(): AppError {
  return notFound('El profesional no existe');
}

const COLUMNS = columnsOf(Professional, 'p');
const PROFESSIONALS = `SELECT ${sourcesOf(COLUMNS).join(', ')} FROM professional_profiles AS p`;
const DISPLAY_ORDER = 'ORDER BY p.sort_order, lower(p.name), p.id';

/** In the landing page's statement too. */
export const PUBLIC_PROFESSIONALS = `${PROFESSIONALS} WHERE p.is_public ${DISPLAY_ORDER}`;

/** Shared with the landing. */
const LIST = statement(
  'professionals.public',
  `${PROFESSIONALS} WHERE p.is_public AND ($1::int IS NULL OR p.specialty_id = $1) ${DISPLAY_ORDER}`,
  COLUMNS,
);
const ALL = statement('professionals.all', `${PROFESSIONALS} WHERE p.user_id IS NOT NULL ${DISPLAY_ORDER}`, COLUMNS);
/** Not BY_ID, which PostgreSQL plans anew for each booking by staff: it expects many ids of an array. */
const ONE = statement('professionals.one', `${PROFESSIONALS} WHERE p.id = $1 AND p.user_id IS NOT NULL`, COLUMNS);
const BY_ID = statement(
  'professionals.by-id',
  `${PROFESSIONALS} WHERE p.id = ANY ($1) AND p.user_id IS NOT NULL`,
  COLUMNS,
);
const BY_USER = statement('professionals.by-user', `${PROFESSIONALS} WHERE p.user_id = ANY ($1)`, COLUMNS);
