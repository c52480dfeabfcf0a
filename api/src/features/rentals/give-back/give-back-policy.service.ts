import { CREDIT_STEPS, stepFault, type CreditStep } from '../../../domain/credit-steps';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { invalid } from '../../../platform/errors/app-error';
import { oncePerRequest } from '../../../platform/loaders';
import { changeSettings, type SettingsPart } from '../../settings/change-settings';
import { GiveBackSettings, GIVE_BACK_WORDS } from './give-back-policy.entity';
import type { GiveBackPolicy } from './give-back-policy.object';

export interface CreditTerms {
  zone: string;
  steps: readonly CreditStep[];
}

export const creditTerms = oncePerRequest((ctx) => creditTermsIn(ctx.db));

export async function creditTermsIn({ manager }: Pick<Transaction, 'manager'>): Promise<CreditTerms> {
  const { timeZone, giveBackSteps } = await readPolicy(manager);
  return { zone: timeZone, steps: giveBackSteps };
}

export async function getGiveBackPolicy(ctx: Context): Promise<GiveBackPolicy> {
  return viewOf(await readPolicy(ctx.db.manager));
}

/** For hours given back from now on. BAD_REQUEST on `steps`; CONFLICT on a version mismatch. */
export function updateGiveBackPolicy(
  ctx: Context,
  steps: readonly CreditStep[],
  expectedVersion?: number | null,
): Promise<GiveBackPolicy> {
  if (steps.length > CREDIT_STEPS.maxItems)
    throw invalid('steps', `No puede haber más de ${CREDIT_STEPS.maxItems} renglones`);
  const fault = stepFault(steps);
  if (fault) throw invalid(`steps.${fault.index}.${fault.field}`, fault.text);
  const giveBackSteps = steps.map(({ days, percentage }) => ({ days, percentage }));
  return changeSettings(ctx, POLICY, { giveBackSteps }, { expectedVersion });
}

function readPolicy(manager: Transaction['manager']): Promise<GiveBackSettings> {
  const select = { id: true, timeZone: true, giveBackSteps: true, giveBackVersion: true } as const;
  return manager.findOneOrFail(GiveBackSettings, { select, where: { id: 1 } });
}

function viewOf({ giveBackSteps: steps, giveBackVersion: version }: GiveBackSettings): GiveBackPolicy {
  return { steps, version };
}

const POLICY: SettingsPart<GiveBackSettings, GiveBackPolicy> = {
  name: 'give_back',
  permission: 'prices',
  entity: GiveBackSettings,
  noun: GIVE_BACK_WORDS,
  version: 'giveBackVersion',
  view: viewOf,
};
