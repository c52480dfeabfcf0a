import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { oncePerRequest } from '../../../platform/loaders';
import { changeSettings, readSettings, type SettingsPart } from '../../settings/change-settings';
import { APPOINTMENT_SETTINGS_WORDS, AppointmentSettingsEntity } from './appointment-settings.entity';
import type { AppointmentSettings, UpdateAppointmentSettingsInput } from './appointment-settings.object';

export async function patientsMayMoveIn({ manager }: Pick<Transaction, 'manager'>): Promise<boolean> {
  return (await manager.findOneByOrFail(AppointmentSettingsEntity, { id: 1 })).patientsMayMove;
}

export const patientsMayMove = oncePerRequest(({ db }) => patientsMayMoveIn(db));

export function getAppointmentSettings(ctx: Context): Promise<AppointmentSettings> {
  return readSettings(ctx, APPOINTMENT_SETTINGS);
}

/** CONFLICT with the current ones on a version mismatch. */
export function updateAppointmentSettings(
  ctx: Context,
  input: UpdateAppointmentSettingsInput,
  expectedVersion?: number | null,
): Promise<AppointmentSettings> {
  const given = { patientsMayMove: input.patientsMayMove ?? undefined };
  return changeSettings(ctx, APPOINTMENT_SETTINGS, given, { expectedVersion });
}

const APPOINTMENT_SETTINGS: SettingsPart<AppointmentSettingsEntity, AppointmentSettings> = {
  name: 'appointments',
  permission: 'settings',
  entity: AppointmentSettingsEntity,
  noun: APPOINTMENT_SETTINGS_WORDS,
  version: 'appointmentsVersion',
  view: (settings) => ({ patientsMayMove: settings.patientsMayMove, version: settings.appointmentsVersion }),
};
