import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
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

/** CONFLICT with the current part on a version mismatch. */
export function updateClinicSecurity(
  ctx: Context,
  { adminsNeedSecondFactor: isNeeded }: UpdateClinicSecurityInput,
  expectedVersion?: number | null,
): Promise<ClinicSecurity> {
  return changeSettings(ctx, SECURITY, { adminsNeedSecondFactor: isNeeded }, { expectedVersion });
}

const SECURITY = {
  name: 'security',
  version: 'securityVersion',
  view: ({ adminsNeedSecondFactor: isNeeded, securityVersion: version }: Settings): ClinicSecurity => ({
    adminsNeedSecondFactor: isNeeded,
    version,
  }),
} as const;
