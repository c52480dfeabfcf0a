import { formatTime, parseEndTime, parseTime } from '../../../domain/time-of-day';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { changeSettings, readSettings, type SettingsPart } from '../change-settings';
import { Settings, SETTINGS } from '../settings.entity';
import type { UpdateClinicConventionsInput } from './clinic-conventions.inputs';
import type { ClinicConventions } from './clinic-conventions.object';

export function getClinicConventions(ctx: Context): Promise<ClinicConventions> {
  return readSettings(ctx, CONVENTIONS);
}

/**
 * Changes the given fields. Turnos and rentals keep their instants. BAD_REQUEST on a time's field; CONFLICT with the
 * current conventions on a version mismatch.
 */
export function updateClinicConventions(
  ctx: Context,
  input: UpdateClinicConventionsInput,
  expectedVersion?: number | null,
): Promise<ClinicConventions> {
  const { defaultStartTime, defaultEndTime, lunchStartTime, lunchEndTime, ...others } = input;
  const given = {
    ...others,
    defaultStartMinute: minuteOf('defaultStartTime', defaultStartTime, parseTime),
    defaultEndMinute: minuteOf('defaultEndTime', defaultEndTime, parseEndTime),
    lunchStartMinute: minuteOf('lunchStartTime', lunchStartTime, parseTime),
    lunchEndMinute: minuteOf('lunchEndTime', lunchEndTime, parseEndTime),
  };
  return changeSettings(ctx, CONVENTIONS, given, { expectedVersion, check: assertHours });
}

const CONVENTIONS: SettingsPart<Settings, ClinicConventions> = {
  name: 'conventions',
  permission: 'settings',
  entity: Settings,
  noun: SETTINGS,
  version: 'conventionsVersion',
  view: (settings) => ({
    timeZone: settings.timeZone,
    locale: settings.locale,
    currency: settings.currency,
    countryCode: settings.countryCode,
    defaultStartTime: formatTime(settings.defaultStartMinute),
    defaultEndTime: formatTime(settings.defaultEndMinute),
    lunchStartTime: formatTime(settings.lunchStartMinute),
    lunchEndTime: formatTime(settings.lunchEndMinute),
    weekStartsOn: settings.weekStartsOn,
    version: settings.conventionsVersion,
  }),
};

function assertHours({ defaultStartMinute, defaultEndMinute, lunchStartMinute, lunchEndMinute }: Settings): void {
  if (defaultEndMinute <= defaultStartMinute) throw invalid('defaultEndTime', ENDS_LATER);
  if (lunchEndMinute <= lunchStartMinute) throw invalid('lunchEndTime', ENDS_LATER);
}

const ENDS_LATER = 'La hora de fin debe ser posterior a la de inicio';

function minuteOf(
  field: string,
  time: string | null | undefined,
  parse: (text: string) => number | null,
): number | undefined {
  if (time === undefined) return undefined;
  const minute = parse(time ?? '');
  if (minute === null) throw invalid(field, 'La hora debe tener la forma HH:mm');
  return minute;
}
