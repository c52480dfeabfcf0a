import { In } from 'typeorm';

import { foldedText } from '../../domain/near-words';
import type { Transaction } from '../../platform/database/database';
import { AppError, invalid } from '../../platform/errors/app-error';
import { isForeignKeyViolation } from '../../platform/errors/database-error';
import { defineLoader } from '../../platform/loaders';
import { InsurerPlan } from './insurer-plan.entity';
import type { InsurerPlanInput } from './insurer.inputs';

/** By name, inactive ones too. */
export const plansLoader = defineLoader<number, InsurerPlan[]>(async (ctx, insurerIds) => {
  const plans = await ctx.db.manager
    .createQueryBuilder(InsurerPlan, 'plan')
    .where({ insurerId: In([...insurerIds]) })
    .orderBy('folded(plan.name)')
    .getMany();
  return insurerIds.map((id) => plans.filter(({ insurerId }) => insurerId === id));
});

export function plansOf(tx: Transaction, insurerId: number): Promise<InsurerPlan[]> {
  return tx.manager.findBy(InsurerPlan, { insurerId });
}

/** For the audit, in one order. */
export function named(plans: readonly (InsurerPlan | InsurerPlanInput)[]): Pick<InsurerPlan, 'name' | 'isActive'>[] {
  return plans
    .map(({ name, isActive }) => ({ name, isActive }))
    .toSorted((a, b) => foldedText(a.name).localeCompare(foldedText(b.name)));
}

/** For a locked insurer. BAD_REQUEST for unknown plans; CONFLICT for deleted ones in use. */
export async function keepPlans(
  tx: Transaction,
  insurerId: number,
  plans: readonly InsurerPlanInput[],
  before: readonly InsurerPlan[] = [],
): Promise<void> {
  const kept = new Map(plans.flatMap((plan) => (plan.id == null ? [] : [[plan.id, plan]])));
  const known = new Set(before.map(({ id }) => id));
  if ([...kept.keys()].some((id) => !known.has(id))) {
    throw invalid('plans', 'Uno de los planes ya no existe. Revisá la lista');
  }
  for (const { id, name } of before.filter((plan) => !kept.has(plan.id))) {
    await refusingUse(tx.manager.delete(InsurerPlan, id), `El plan ${name} está en uso. Desactivalo`, 'plans');
  }
  for (const { id, name, isActive } of before) {
    const plan = kept.get(id);
    if (plan && (plan.name !== name || plan.isActive !== isActive)) {
      await tx.manager.update(InsurerPlan, id, { name: plan.name, isActive: plan.isActive });
    }
  }
  const added = plans.filter(({ id }) => id == null).map(({ name, isActive }) => ({ insurerId, name, isActive }));
  if (added.length > 0) await tx.manager.insert(InsurerPlan, added);
}

/** CONFLICT. */
export async function refusingUse(deleting: Promise<unknown>, message: string, field?: string): Promise<void> {
  try {
    await deleting;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError('CONFLICT', message, field === undefined ? {} : { field });
  }
}
