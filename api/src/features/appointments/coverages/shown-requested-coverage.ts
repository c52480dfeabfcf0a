import type { Context } from '../../../platform/context';
import { plansLoader } from '../../insurers/insurer-plans';
import { insurerLoader } from '../../insurers/insurer.service';
import type { RequestedCoverage as Columns } from './coverage-facts';
import type { RequestedCoverage } from './requested-coverage.object';

/** null: none named. */
export async function shownRequestedCoverage(
  ctx: Context,
  { insurerId, planId, memberNumber }: Columns,
): Promise<RequestedCoverage | null> {
  if (insurerId === null) return null;
  const [{ name: insurerName, kind }, plans] = await Promise.all([
    insurerLoader(ctx).load(insurerId),
    planId === null ? [] : plansLoader(ctx).load(insurerId),
  ]);
  const planName = plans.find(({ id }) => id === planId)?.name ?? null;
  return { insurerId, insurerName, isPrivatePay: kind === 'private_pay', planId, planName, memberNumber };
}
