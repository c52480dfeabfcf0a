import { assertProof } from '../../../platform/access/proof';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { changeSettings, readSettings, type SettingsPart } from '../../settings/change-settings';
import { endIdleSessions } from '../sessions/session.service';
import { SecuritySettings, SECURITY_WORDS } from './clinic-security.entity';
import type { ClinicSecurity, UpdateClinicSecurityInput } from './clinic-security.object';

export async function adminsNeedSecondFactor(db: Pick<Transaction, 'manager'>): Promise<boolean> {
  return (await db.manager.findOneByOrFail(SecuritySettings, { id: 1 })).adminsNeedSecondFactor;
}

export function getClinicSecurity(ctx: Context): Promise<ClinicSecurity> {
  return readSettings(ctx, SECURITY);
}

/**
 * Less security needs a recent proof: PROOF_REQUIRED. More idle hours revive no ended session. CONFLICT with the
 * current part on a version mismatch.
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
        if (isIdleLonger) await endIdleSessions(ctx, tx);
      },
    },
  );
}

const SECURITY: SettingsPart<SecuritySettings, ClinicSecurity> = {
  name: 'security',
  permission: 'security',
  entity: SecuritySettings,
  noun: SECURITY_WORDS,
  version: 'securityVersion',
  view: ({ adminsNeedSecondFactor, staffIdleHours, securityVersion: version }) => ({
    adminsNeedSecondFactor,
    staffIdleHours,
    version,
  }),
};
