import { assertProof } from '../../../platform/access/proof';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';
import { changeSettings, readSettings } from '../change-settings';
import { Settings } from '../settings.entity';
import type { UpdateClinicSecurityInput } from './clinic-security.inputs';
import type { ClinicSecurity } from './clinic-security.object';

export async function adminsNeedSecondFactor(db: Pick<Transaction, 'manager'>): Promise<boolean> {
  return (await db.manager.findOneByOrFail(Settings, { id: 1 })).adminsNeedSecondFactor;
}

export function getClinicSecurity(ctx: Context): Promise<ClinicSecurity> {
  return readSettings(ctx, SECURITY);
}

/** Ends staff sessions that are idle by the stored hours. The feature with the sessions brings it. */
export const ENDS_IDLE_SESSIONS = new ExtensionPoint<(ctx: Context, tx: Transaction) => Promise<void>>();

/**
 * Asking for less needs a recent proof, as an unlocked computer would do: PROOF_REQUIRED. More idle hours revive no
 * session that has ended. CONFLICT with the current part on a version mismatch.
 */
export function updateClinicSecurity(
  ctx: Context,
  input: UpdateClinicSecurityInput,
  expectedVersion?: number | null,
): Promise<ClinicSecurity> {
  return changeSettings(
    ctx,
    SECURITY,
    { ...input },
    {
      expectedVersion,
      async check(settings, tx, before) {
        const asksLess = before.adminsNeedSecondFactor && !settings.adminsNeedSecondFactor;
        const isIdleLonger = settings.staffIdleHours > before.staffIdleHours;
        if (asksLess || isIdleLonger) await assertProof(ctx, tx);
        if (isIdleLonger) for (const end of ENDS_IDLE_SESSIONS.parts) await end(ctx, tx);
      },
    },
  );
}

const SECURITY = {
  name: 'security',
  version: 'securityVersion',
  view: ({ adminsNeedSecondFactor, staffIdleHours, securityVersion: version }: Settings): ClinicSecurity => ({
    adminsNeedSecondFactor,
    staffIdleHours,
    version,
  }),
} as const;
