import { In } from 'typeorm';

import type { Context } from '../../platform/context';
import { notFound } from '../../platform/errors/app-error';
import { defineLoader } from '../../platform/loaders';
import { Specialty } from './specialty.entity';

/** Active specialties, lower order first. */
export function listSpecialties(ctx: Context): Promise<Specialty[]> {
  const specialties = ctx.db.manager.createQueryBuilder(Specialty, 'specialty').where({ isActive: true });
  return specialties.orderBy('specialty.sortOrder').addOrderBy('lower(specialty.name)').getMany();
}

/** NOT_FOUND for an unknown or inactive one. */
export async function getSpecialty(ctx: Context, id: number): Promise<Specialty> {
  const specialty = await specialtyLoader(ctx).load(id);
  if (!specialty?.isActive) throw notFound('La especialidad no existe');
  return specialty;
}

/** By id, active or not; null where there is none. */
export const specialtyLoader = defineLoader<number, Specialty | null>(async (ctx, ids) => {
  const specialties = await ctx.db.manager.findBy(Specialty, { id: In([...ids]) });
  const byId = new Map(specialties.map((specialty) => [specialty.id, specialty]));
  return ids.map((id) => byId.get(id) ?? null);
});

/** What listSpecialties answers, for the landing to read together with the rest of its page. */
export const PUBLIC_SPECIALTIES = `
  SELECT id, name, description, icon, is_active AS "isActive", sort_order AS "sortOrder", form_config AS "formConfig"
  FROM specialties WHERE is_active ORDER BY sort_order, lower(name)`;
