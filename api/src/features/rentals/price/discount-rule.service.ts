import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { asStored, type Given } from '../../../platform/database/as-stored';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError, invalid, notFound } from '../../../platform/errors/app-error';
import { createOnce } from '../../../platform/idempotency';
import { recordCreated, recordDeleted } from '../../audit/record-audit';
import { saveChanges } from '../../audit/save-changes';
import { canSetPrices } from '../rental.policy';
import { DISCOUNT_RULE, DiscountRule } from './discount-rule.entity';
import type { CreateDiscountRuleInput, UpdateDiscountRuleInput, WhichDiscountRule } from './discount-rule.inputs';
import type { RentalConfig } from './rental-config.object';
import { IN_ORDER, readRentalConfig } from './rental-config.service';

export type SavedDiscountRule = DiscountRule & { config: RentalConfig };

/** Idempotent by key; NOT_FOUND once the rule is deleted. */
export async function createDiscountRule(
  ctx: Context,
  input: CreateDiscountRuleInput,
  key?: string | null,
): Promise<SavedDiscountRule> {
  assertCan(canSetPrices(ctx.actor));
  return createOnce<SavedDiscountRule>(ctx, {
    key,
    request: ['createDiscountRule', input],
    create: async (tx) => {
      await tx.rows(LOCK, []);
      const rule = await tx.manager.save(
        tx.manager.create(DiscountRule, asStored(tx.manager, DiscountRule, columnsOf(input))),
      );
      await recordCreated(ctx, tx, DISCOUNT_RULE, rule, rule.description);
      return withConfig(tx, rule);
    },
    load: async (id) =>
      withConfig(ctx.db, (await ctx.db.manager.findOneBy(DiscountRule, { id: Number(id) })) ?? ruleNotFound()),
  });
}

/** For new rentals. NOT_FOUND; CONFLICT with the current rule on a version mismatch, or when id and index differ. */
export async function updateDiscountRule(
  ctx: Context,
  which: WhichDiscountRule,
  input: UpdateDiscountRuleInput,
  expectedVersion?: number | null,
): Promise<SavedDiscountRule> {
  assertCan(canSetPrices(ctx.actor));
  return ctx.transact(async (tx) => {
    const rule = await lockRule(tx, which);
    await saveChanges(ctx, tx, DiscountRule, rule, {
      noun: DISCOUNT_RULE,
      called: rule.description,
      given: columnsOf(input),
      expectedVersion,
      shown: () => withConfig(tx, rule),
    });
    return withConfig(tx, rule);
  });
}

/**
 * Rentals keep their discount. Idempotent by key, since the index would be the next rule's. NOT_FOUND; CONFLICT when id
 * and index differ.
 */
export async function deleteDiscountRule(ctx: Context, which: WhichDiscountRule, key?: string | null): Promise<void> {
  assertCan(canSetPrices(ctx.actor));
  await createOnce(ctx, {
    key,
    request: ['deleteDiscountRule', which],
    create: async (tx) => {
      const rule = await lockRule(tx, which);
      const { id } = rule;
      await tx.manager.delete(DiscountRule, id);
      await recordDeleted(ctx, tx, DISCOUNT_RULE, rule, rule.description);
      return { id };
    },
    load: async (id) => ({ id: Number(id) }),
  });
}

async function withConfig(db: Pick<Transaction, 'manager' | 'select'>, rule: DiscountRule): Promise<SavedDiscountRule> {
  return Object.assign(rule, { config: await readRentalConfig(db) });
}

/** The whole list: indexes keep their meaning. */
async function lockRule(tx: Transaction, { id, index }: WhichDiscountRule): Promise<DiscountRule> {
  if (id == null && index == null) throw invalid('id', 'Indicá qué regla de descuento');
  await tx.rows(LOCK, []);
  const rules = await tx.manager.createQueryBuilder(DiscountRule, 'rule').orderBy(IN_ORDER).getMany();
  const rule = index == null ? rules.find((it) => it.id === id) : rules[index];
  if (!rule) return ruleNotFound();
  if (id != null && rule.id !== id) {
    throw new AppError('CONFLICT', 'La lista de reglas cambió mientras tanto. Revisá cómo está ahora', {
      field: 'index',
    });
  }
  return rule;
}

/** As stored, so that equal values are no change. */
function columnsOf({ minHoursPerDay, discountPercentage, description }: UpdateDiscountRuleInput): Given<DiscountRule> {
  return {
    description,
    minHoursPerDay: minHoursPerDay?.toFixed(2),
    discountPercentage: discountPercentage?.toFixed(2),
  };
}

function ruleNotFound(): never {
  throw notFound('La regla de descuento no existe');
}

/** Readers don't wait. */
const LOCK = statement('rentals.lock-discount-rules', 'LOCK TABLE discount_rules IN SHARE ROW EXCLUSIVE MODE');
