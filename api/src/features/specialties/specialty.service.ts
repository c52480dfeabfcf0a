import { isDeepStrictEqual } from 'node:util';
import { In, type SelectQueryBuilder } from 'typeorm';

import type { Permission } from '../../domain/permissions';
import { definitionFaults, tidyQuestion, type QuestionDefinition } from '../../domain/request-form-definition';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { asStored, type Given } from '../../platform/database/as-stored';
import { claimSlug, slugOwner } from '../../platform/database/claim-slug';
import type { Transaction } from '../../platform/database/database';
import { AppError, invalid, notFound } from '../../platform/errors/app-error';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/errors/database-error';
import { createOnce } from '../../platform/idempotency';
import { defineLoader } from '../../platform/loaders';
import { recordCreated, recordDeleted } from '../audit/record-audit';
import { saveChanges } from '../audit/save-changes';
import type { FormFieldInput } from './form-field.inputs';
import type { FormField } from './form-field.object';
import { assertNotHeld } from './held-specialty';
import { assertRequestsConfirmed } from './open-requests';
import { SpecialtySlug } from './specialty-slug.entity';
import { takersOf, type PayerArgs } from './payer';
import { SPECIALTY, Specialty } from './specialty.entity';
import type { CreateSpecialtyInput, UpdateSpecialtyInput } from './specialty.inputs';

/** Permissions with pages that choose a specialty. */
export const LISTS_SPECIALTIES = [
  'people',
  'rooms',
  'appointments',
  'requests',
  'waiting_list',
  'prices',
  'reports',
  'settings',
] as const satisfies readonly Permission[];

/** Active ones in display order; with a payer, those with a professional who takes it. NOT_FOUND; BAD_REQUEST. */
export async function listSpecialties(ctx: Context, payer: PayerArgs = {}): Promise<Specialty[]> {
  const takers = await takersOf(ctx, payer);
  const active = await inOrder(ctx).where({ isActive: true }).getMany();
  return takers ? active.filter(({ id }) => takers.specialtyIds.has(id)) : active;
}

/** With inactive ones, in display order. */
export function listAllSpecialties(ctx: Context): Promise<Specialty[]> {
  assertCan(adminMay(ctx.actor, ...LISTS_SPECIALTIES));
  return inOrder(ctx).getMany();
}

/** NOT_FOUND, also when inactive. */
export async function getSpecialty(ctx: Context, id: number): Promise<Specialty> {
  const specialty = await specialtyLoader(ctx).load(id);
  if (!specialty?.isActive) throw specialtyNotFound();
  return specialty;
}

/** By current or earlier slug, or id. NOT_FOUND, also when inactive. */
export async function getSpecialtyNamed(ctx: Context, slug: string): Promise<Specialty> {
  const id = await slugOwner(ctx.db, SpecialtySlug, slug);
  if (id === null) throw specialtyNotFound();
  return getSpecialty(ctx, id);
}

/** Also when inactive; null: unknown. */
export const specialtyLoader = defineLoader<number, Specialty | null>(async (ctx, ids) => {
  const specialties = await ctx.db.manager.findBy(Specialty, { id: In([...ids]) });
  const byId = new Map(specialties.map((specialty) => [specialty.id, specialty]));
  return ids.map((id) => byId.get(id) ?? null);
});

/** In the landing page's statement too. */
export const PUBLIC_SPECIALTIES = `
  SELECT id, name, description, icon, slug, is_active AS "isActive", sort_order AS "sortOrder",
    form_config AS "formConfig", keywords, version
  FROM specialties WHERE is_active ORDER BY sort_order, lower(name)`;

/** CONFLICT on a taken `name`. Idempotent by key. */
export async function createSpecialty(
  ctx: Context,
  input: CreateSpecialtyInput,
  key?: string | null,
): Promise<Specialty> {
  assertCan(adminMay(ctx.actor, 'people'));
  const formConfig = readForm(input.formConfig);
  return refusingTakenName(
    createOnce<Specialty>(ctx, {
      key,
      request: ['createSpecialty', input],
      create: async (tx) => {
        const sortOrder = input.sortOrder ?? (await tx.manager.count(Specialty)) + 1;
        return addSpecialty(ctx, tx, { ...input, sortOrder, formConfig });
      },
      load: async (id) => {
        const specialty = await specialtyLoader(ctx).load(Number(id));
        if (!specialty) throw specialtyNotFound();
        return specialty;
      },
    }),
  );
}

interface Seen {
  expectedVersion?: number | null | undefined;
  /** Ids that may stay open when it is deactivated. */
  confirmedRequests?: readonly string[] | null | undefined;
}

/**
 * Requests keep their form. CONFLICT on a taken `name`, with the current specialty on a version mismatch, and with
 * unconfirmed open requests when deactivating.
 */
export async function updateSpecialty(
  ctx: Context,
  id: number,
  input: UpdateSpecialtyInput,
  { expectedVersion, confirmedRequests }: Seen = {},
): Promise<Specialty> {
  assertCan(adminMay(ctx.actor, 'people'));
  const { formConfig: fields, ...plain } = input;
  const form = fields ? readForm(fields) : undefined;
  return refusingTakenName(
    ctx.transact(async (tx) => {
      const specialty = await lockSpecialty(tx, id);
      const formConfig = form && isSameForm(specialty.formConfig, form) ? undefined : form;
      const changes = await saveChanges(ctx, tx, Specialty, specialty, {
        noun: SPECIALTY,
        called: specialty.name,
        given: { ...plain, ...(formConfig && { formConfig }) },
        expectedVersion,
        check: async ({ isActive }) => {
          if (isActive === false) await assertRequestsConfirmed(ctx, tx, id, confirmedRequests);
        },
      });
      if (changes.name !== undefined) await keepSlug(tx, specialty);
      return specialty;
    }),
  );
}

/** Also stores the slug and the audit event. */
export async function addSpecialty(ctx: Context, tx: Transaction, given: Given<Specialty>): Promise<Specialty> {
  const stored = asStored(tx.manager, Specialty, given);
  const specialty = await tx.manager.save(tx.manager.create(Specialty, stored));
  await keepSlug(tx, specialty);
  await recordCreated(ctx, tx, SPECIALTY, specialty, specialty.name);
  return specialty;
}

/** Earlier slugs still lead to the page. Passes the version, or TypeORM would raise it. */
async function keepSlug(tx: Transaction, specialty: Specialty): Promise<void> {
  const { id, name } = specialty;
  specialty.slug = await claimSlug(tx, SpecialtySlug, id, name);
  await tx.manager.update(Specialty, id, { slug: specialty.slug, version: specialty.version });
}

/** CONFLICT with professionals, requests or waiting entries. */
export async function deleteSpecialty(ctx: Context, id: number): Promise<true> {
  assertCan(adminMay(ctx.actor, 'people'));
  await ctx.transact(async (tx) => {
    const specialty = await lockSpecialty(tx, id);
    await assertNotHeld(tx, id);
    await refusingHistory(tx.manager.delete(Specialty, id));
    await recordDeleted(ctx, tx, SPECIALTY, specialty, specialty.name);
  });
  return true;
}

/** Changes and references wait. NOT_FOUND. */
async function lockSpecialty(tx: Transaction, id: number): Promise<Specialty> {
  const specialty = await tx.manager.findOne(Specialty, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!specialty) throw specialtyNotFound();
  return specialty;
}

function inOrder(ctx: Context): SelectQueryBuilder<Specialty> {
  return ctx.db.manager
    .createQueryBuilder(Specialty, 'specialty')
    .orderBy('specialty.sortOrder')
    .addOrderBy('lower(specialty.name)');
}

function specialtyNotFound(): AppError {
  return notFound('La especialidad no existe');
}

/** CONFLICT on `name`. */
export async function refusingTakenName<Written>(writing: Promise<Written>): Promise<Written> {
  try {
    return await writing;
  } catch (error) {
    if (!isUniqueViolation(error, 'specialties_name_unique')) throw error;
    throw new AppError('CONFLICT', 'Ya existe una especialidad con ese nombre', { field: 'name' });
  }
}

/** Requests have a foreign key to it. */
async function refusingHistory(deleting: Promise<unknown>): Promise<void> {
  try {
    await deleting;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError(
      'CONFLICT',
      'La especialidad tiene solicitudes de turnos en su historial. Desactivala en lugar de eliminarla',
    );
  }
}

/** BAD_REQUEST on the first wrong question. */
function readForm(fields: readonly FormFieldInput[]): QuestionDefinition[] {
  const form = fields.map(tidy);
  const [fault] = definitionFaults(form);
  if (fault) throw invalid(`formConfig.${fault.place}.${fault.part}`, fault.text);
  return form;
}

/** Compares tidied forms. */
function isSameForm(one: readonly FormField[], other: readonly FormField[]): boolean {
  return isDeepStrictEqual(one.map(tidy), other.map(tidy));
}

function tidy({
  id,
  type,
  label,
  required,
  placeholder = null,
  options,
  validation,
}: FormFieldInput | FormField): QuestionDefinition {
  const bounds = { min: validation?.min ?? null, max: validation?.max ?? null };
  return tidyQuestion({ id, type, label, required, placeholder, options: options ?? [], validation: bounds });
}
