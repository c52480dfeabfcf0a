import { CREDIT_STEPS, stepFault, type CreditStep } from '../../../domain/credit-steps';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { invalid } from '../../../platform/errors/app-error';
import { oncePerRequest } from '../../../platform/loaders';
import { changeSettings } from '../../settings/change-settings';
import { Settings } from '../../settings/settings.entity';
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
  return POLICY.view(await readPolicy(ctx.db.manager));
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

function readPolicy(manager: Transaction['manager']): Promise<Settings> {
  const select = { id: true, timeZone: true, giveBackSteps: true, giveBackVersion: true } as const;
  return manager.findOneOrFail(Settings, { select, where: { id: 1 } });
}

const POLICY = {
  name: 'give_back',
  version: 'giveBackVersion',
  view: ({ giveBackSteps: steps, giveBackVersion: version }: Settings): GiveBackPolicy => ({ steps, version }),
} as const;
