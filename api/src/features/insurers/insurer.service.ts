import { In } from 'typeorm';

import { numberPatternFault } from '../../domain/coverage';
import { findInsurers, insurersCalled } from '../../domain/insurer-words';
import { foldedText } from '../../domain/near-words';
import { textFault, tidyTyped } from '../../domain/typed-text';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { asStored } from '../../platform/database/as-stored';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { AppError, invalid, notFound } from '../../platform/errors/app-error';
import { isUniqueViolation } from '../../platform/errors/database-error';
import { createOnce } from '../../platform/idempotency';
import { defineLoader } from '../../platform/loaders';
import { changesBetween } from '../audit/audited-change';
import { recordAudits, recordCreated, recordDeleted } from '../audit/record-audit';
import { saveChanges } from '../audit/save-changes';
import { keepPlans, named, plansOf, refusingUse } from './insurer-plans';
import { INSURER, Insurer } from './insurer.entity';
import {
  MOST_ALIASES,
  MOST_PLANS,
  NO_COMMAS,
  TOO_MANY_ALIASES,
  TOO_MANY_PLANS,
  type CreateInsurerInput,
  type UpdateInsurerInput,
} from './insurer.inputs';

const ALIAS = { max: 60, pattern: NO_COMMAS };
const MOST_AT_ONCE = 500;

interface InsurerFilter {
  search?: string | null | undefined;
  accepted?: boolean | null | undefined;
}

export const insurerLoader = defineLoader<number, Insurer>(async (ctx, ids) => {
  const insurers = await ctx.db.manager.findBy(Insurer, { id: In([...ids]) });
  return ids.map((id) => insurers.find((insurer) => insurer.id === id) ?? insurerNotFound());
});

/** By name; with a search, best first. A clinic has a hundred or so, hence without pages. */
export async function listInsurers({ db }: Context, { search, accepted }: InsurerFilter): Promise<Insurer[]> {
  const insurers = await db.manager
    .createQueryBuilder(Insurer, 'insurer')
    .where(accepted == null ? {} : { isAccepted: accepted })
    .orderBy('folded(insurer.name)')
    .getMany();
  return search ? findInsurers(insurers, search) : insurers;
}

/** By name; in the statement of the landing page's search. */
export const ALL_INSURERS = `
  SELECT id, name, kind, rnas_code AS "rnasCode", aliases, number_pattern AS "numberPattern",
    is_accepted AS "isAccepted", version
  FROM insurers ORDER BY folded(name)`;

/** Idempotent by key. BAD_REQUEST; CONFLICT on a taken `name` or `rnasCode`. */
export async function createInsurer(ctx: Context, input: CreateInsurerInput, key?: string | null): Promise<Insurer> {
  assertCan(adminMay(ctx.actor, 'prices'));
  return refusingTaken(
    createOnce<Insurer>(ctx, {
      key,
      request: ['createInsurer', input],
      create: (tx) => addInsurer(ctx, tx, checked(input)),
      load: async (id) => {
        const insurer = await ctx.db.manager.findOneBy(Insurer, { id: Number(id) });
        if (!insurer) throw insurerNotFound();
        return insurer;
      },
    }),
  );
}

/** For checked input. BAD_REQUEST for `private_pay`. */
export async function addInsurer(
  ctx: Context,
  tx: Transaction,
  { plans, ...own }: CreateInsurerInput,
): Promise<Insurer> {
  if (own.kind === 'private_pay') throw privatePayIsOne();
  const insurer = await tx.manager.save(tx.manager.create(Insurer, asStored(tx.manager, Insurer, own)));
  await keepPlans(tx, insurer.id, plans);
  await recordCreated(ctx, tx, INSURER, { ...insurer, plans: named(plans) }, insurer.name);
  return insurer;
}

/**
 * Adds a code where there is none, plans and aliases that it lacks, and acceptance; a name by which it is not found
 * becomes an alias. BAD_REQUEST beyond the limits.
 */
export async function fillInsurer(
  ctx: Context,
  tx: Transaction,
  id: number,
  given: Pick<CreateInsurerInput, 'name' | 'rnasCode' | 'aliases' | 'isAccepted' | 'plans'>,
): Promise<Insurer> {
  const insurer = await lockInsurer(tx, id);
  const before = await plansOf(tx, id);
  const plans = [...before, ...missing(before, given.plans, ({ name }) => name)];
  const names = insurersCalled([insurer], given.name).length === 0 && aliasFault(given.name) === null;
  const others = names ? [given.name, ...given.aliases] : given.aliases;
  const aliases = [...insurer.aliases, ...missing([insurer.name, ...insurer.aliases], others, (alias) => alias)];
  if (aliases.length > MOST_ALIASES) throw invalid('aliases', TOO_MANY_ALIASES.message);
  if (plans.length > MOST_PLANS) throw invalid('plans', TOO_MANY_PLANS.message);
  await saveChanges(ctx, tx, Insurer, insurer, {
    noun: INSURER,
    called: insurer.name,
    given: {
      rnasCode: insurer.rnasCode ?? given.rnasCode,
      aliases,
      isAccepted: insurer.isAccepted || given.isAccepted,
    },
    audited: (changes) =>
      changesBetween(INSURER, { ...insurer, plans: named(before) }, { ...changes, plans: named(plans) }),
  });
  await keepPlans(tx, id, plans, before);
  return insurer;
}

function missing<It>(known: readonly It[], given: readonly It[], textOf: (it: It) => string): It[] {
  const texts = new Set(known.map((it) => foldedText(textOf(it))));
  return given.filter((it) => !texts.has(foldedText(textOf(it))));
}

/** Imports wait for each other, so that no insurer is added twice. Changes of single insurers go on. */
export async function lockInsurerImports(tx: Transaction): Promise<void> {
  await tx.rows(LOCK_IMPORTS, []);
}

const LOCK_IMPORTS = statement('insurers.lock-imports', 'LOCK TABLE insurers IN SHARE UPDATE EXCLUSIVE MODE');

/** NOT_FOUND; BAD_REQUEST; CONFLICT for a stale version, a taken `name` or `rnasCode`, and deleted plans in use. */
export async function updateInsurer(
  ctx: Context,
  id: number,
  input: UpdateInsurerInput,
  expectedVersion?: number | null,
): Promise<Insurer> {
  assertCan(adminMay(ctx.actor, 'prices'));
  const { plans, ...own } = checked(input);
  return refusingTaken(
    ctx.transact(async (tx) => {
      const insurer = await lockInsurer(tx, id);
      const before = await plansOf(tx, id);
      await saveChanges(ctx, tx, Insurer, insurer, {
        noun: INSURER,
        called: insurer.name,
        given: own,
        expectedVersion,
        check: (changes) => assertPrivatePay(insurer, changes),
        audited: (changes) =>
          changesBetween(INSURER, { ...insurer, plans: named(before) }, { ...changes, plans: named(plans ?? before) }),
      });
      if (plans) await keepPlans(tx, id, plans, before);
      return insurer;
    }),
  );
}

/** Changes those that differ, all or none. NOT_FOUND; BAD_REQUEST to reject `private_pay`, and beyond 500. */
export async function setInsurersAccepted(
  ctx: Context,
  acceptedIds: readonly number[],
  rejectedIds: readonly number[],
): Promise<Insurer[]> {
  assertCan(adminMay(ctx.actor, 'prices'));
  const accepted = new Set(acceptedIds);
  const ids = [...new Set([...acceptedIds, ...rejectedIds])];
  if (rejectedIds.some((id) => accepted.has(id)))
    throw invalid('rejectedIds', 'Una obra social no puede atenderse y dejar de atenderse a la vez');
  if (ids.length > MOST_AT_ONCE) throw invalid('acceptedIds', `No se pueden cambiar más de ${MOST_AT_ONCE} a la vez`);
  return ctx.transact(async (tx) => {
    const lock = { mode: 'pessimistic_write' } as const;
    const insurers = await tx.manager.find(Insurer, { where: { id: In(ids) }, order: { id: 'ASC' }, lock });
    if (insurers.length < ids.length) throw insurerNotFound();
    for (const insurer of insurers) assertPrivatePay(insurer, { isAccepted: accepted.has(insurer.id) });
    const different = insurers.filter(({ id, isAccepted }) => isAccepted !== accepted.has(id));
    if (different.length === 0) return insurers;
    await tx.manager.update(
      Insurer,
      { id: In(different.map(({ id }) => id)) },
      { isAccepted: () => 'NOT is_accepted', version: () => 'version + 1' },
    );
    await recordAudits(
      ctx,
      tx,
      different.map((insurer) => ({
        action: 'updated',
        entity: INSURER,
        entityId: insurer.id,
        called: insurer.name,
        changes: changesBetween(INSURER, insurer, { isAccepted: !insurer.isAccepted }),
      })),
    );
    for (const insurer of different)
      Object.assign(insurer, { isAccepted: !insurer.isAccepted, version: insurer.version + 1 });
    return insurers;
  });
}

/** NOT_FOUND; BAD_REQUEST for `private_pay`; CONFLICT once something refers to it. */
export async function deleteInsurer(ctx: Context, id: number): Promise<true> {
  assertCan(adminMay(ctx.actor, 'prices'));
  await ctx.transact(async (tx) => {
    const insurer = await lockInsurer(tx, id);
    if (insurer.kind === 'private_pay') throw invalid('id', `${insurer.name} no se puede eliminar`);
    await refusingUse(
      removeInsurer(ctx, tx, insurer),
      `${insurer.name} ya figura en pacientes o reglas. Dejá de atenderla en lugar de eliminarla`,
    );
  });
  return true;
}

/** For a locked one. Violates a foreign key once something refers to it. */
export async function removeInsurer(ctx: Context, tx: Transaction, insurer: Insurer): Promise<void> {
  const plans = await plansOf(tx, insurer.id);
  await tx.manager.delete(Insurer, insurer.id);
  await recordDeleted(ctx, tx, INSURER, { ...insurer, plans: named(plans) }, insurer.name);
}

/** BAD_REQUEST. Tidies aliases and plans. */
function checked<Input extends CreateInsurerInput | UpdateInsurerInput>(input: Input): Input {
  const { numberPattern, aliases, plans } = input;
  const fault = numberPattern ? numberPatternFault(numberPattern) : null;
  if (fault !== null) throw invalid('numberPattern', fault);
  const names = plans?.map(({ name }) => foldedText(tidyTyped(name, {})));
  if (names && new Set(names).size < names.length) throw invalid('plans', 'Hay dos planes con el mismo nombre');
  return { ...input, ...(aliases && { aliases: tidied(aliases) }) };
}

function tidied(aliases: readonly string[]): string[] {
  for (const alias of aliases) {
    const fault = aliasFault(alias);
    if (fault !== null) throw invalid('aliases', fault);
  }
  const tidy = aliases.map((alias) => tidyTyped(alias, {})).filter(Boolean);
  return tidy.filter((alias, index) => tidy.findIndex((it) => foldedText(it) === foldedText(alias)) === index);
}

export function aliasFault(alias: string): string | null {
  return textFault(alias, ALIAS);
}

/** BAD_REQUEST. */
function assertPrivatePay({ kind, name }: Insurer, changes: Pick<Partial<Insurer>, 'kind' | 'isAccepted'>): void {
  if (changes.kind !== undefined && (kind === 'private_pay' || changes.kind === 'private_pay')) throw privatePayIsOne();
  if (kind === 'private_pay' && changes.isAccepted === false)
    throw invalid('isAccepted', `${name} se atiende siempre: es quien paga su consulta`);
}

const privatePayIsOne = () => invalid('kind', 'Particular es uno solo, y su tipo no se cambia');

/** Changes and coverages wait. NOT_FOUND. */
async function lockInsurer(tx: Transaction, id: number): Promise<Insurer> {
  const insurer = await tx.manager.findOne(Insurer, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!insurer) throw insurerNotFound();
  return insurer;
}

/** NOT_FOUND. */
export function insurerNotFound(): AppError {
  return notFound('La obra social no existe');
}

/** CONFLICT. */
async function refusingTaken<Written>(writing: Promise<Written>): Promise<Written> {
  try {
    return await writing;
  } catch (error) {
    if (isUniqueViolation(error, 'insurers_name_unique'))
      throw new AppError('CONFLICT', 'Ya existe una obra social con ese nombre', { field: 'name' });
    if (isUniqueViolation(error, 'insurers_rnas_code_unique'))
      throw new AppError('CONFLICT', 'Otra obra social ya tiene ese código', { field: 'rnasCode' });
    if (isUniqueViolation(error, 'insurer_plans_name_unique'))
      throw new AppError('CONFLICT', 'Ya existe un plan con ese nombre', { field: 'plans' });
    throw error;
  }
}
