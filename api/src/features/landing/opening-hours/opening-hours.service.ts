import type { Context } from '../../../platform/context';
import { readWeek, writeWeek } from '../../room-hours/week-schedule-form';
import { changeSettings, readSettings, type SettingsPart } from '../../settings/change-settings';
import { OPENING_HOURS_WORDS, OpeningHoursEntity } from './opening-hours.entity';
import type { OpeningHours, UpdateOpeningHoursInput } from './opening-hours.object';

export function getOpeningHours(ctx: Context): Promise<OpeningHours> {
  return readSettings(ctx, OPENING_HOURS);
}

/** BAD_REQUEST below `week`; CONFLICT with the current hours on a version mismatch. */
export function updateOpeningHours(
  ctx: Context,
  { week }: UpdateOpeningHoursInput,
  expectedVersion?: number | null,
): Promise<OpeningHours> {
  return changeSettings(ctx, OPENING_HOURS, { openingHours: readWeek(week, 'week') }, { expectedVersion });
}

const OPENING_HOURS: SettingsPart<OpeningHoursEntity, OpeningHours> = {
  name: 'opening_hours',
  permission: 'settings',
  entity: OpeningHoursEntity,
  noun: OPENING_HOURS_WORDS,
  version: 'openingHoursVersion',
  view: ({ openingHours, openingHoursVersion: version }) => ({ week: writeWeek(openingHours), version }),
};
