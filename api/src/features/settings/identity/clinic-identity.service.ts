import type { Context } from '../../../platform/context';
import { changeSettings, readSettings, type SettingsPart } from '../change-settings';
import { Settings, SETTINGS } from '../settings.entity';
import type { ClinicIdentity, UpdateClinicIdentityInput } from './clinic-identity.object';

export function getClinicIdentity(ctx: Context): Promise<ClinicIdentity> {
  return readSettings(ctx, IDENTITY);
}

/** Changes the given fields. CONFLICT with the current identity on a version mismatch. */
export function updateClinicIdentity(
  ctx: Context,
  { name, ...others }: UpdateClinicIdentityInput,
  expectedVersion?: number | null,
): Promise<ClinicIdentity> {
  return changeSettings(ctx, IDENTITY, { clinicName: name, ...others }, { expectedVersion });
}

const IDENTITY: SettingsPart<Settings, ClinicIdentity> = {
  name: 'identity',
  permission: 'settings',
  entity: Settings,
  noun: SETTINGS,
  version: 'identityVersion',
  view: ({ clinicName: name, identityVersion: version, ...settings }) => {
    const { address, city, province, postalCode, phone, contactEmail } = settings;
    return { name, address, city, province, postalCode, phone, contactEmail, version };
  },
};
