import type { OfferRules } from '../../../domain/offer-times';
import { formatTime, parseTime } from '../../../domain/time-of-day';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { invalid } from '../../../platform/errors/app-error';
import { changeSettings, readSettings, type SettingsPart } from '../../settings/change-settings';
import { WaitingListSettingsEntity, WAITING_LIST_WORDS } from './waiting-list-settings.entity';
import type { UpdateWaitingListSettingsInput, WaitingListSettings } from './waiting-list-settings.object';

export interface WaitingListRules extends OfferRules {
  isEnabled: boolean;
  atOnce: number;
  weeklyOffers: number;
  zone: string;
}

export async function waitingListRules({ manager }: Pick<Transaction, 'manager'>): Promise<WaitingListRules> {
  const settings = await manager.findOneByOrFail(WaitingListSettingsEntity, { id: 1 });
  return {
    isEnabled: settings.waitingListEnabled,
    atOnce: settings.waitingListAtOnce,
    weeklyOffers: settings.waitingListWeeklyOffers,
    sameDayMinutes: settings.waitingListSameDayMinutes,
    answerMinutes: settings.waitingListAnswerMinutes,
    quietStartMinute: settings.waitingListQuietStartMinute,
    quietEndMinute: settings.waitingListQuietEndMinute,
    leastHours: settings.waitingListLeastHours,
    zone: settings.timeZone,
  };
}

export function getWaitingListSettings(ctx: Context): Promise<WaitingListSettings> {
  return readSettings(ctx, WAITING_LIST);
}

/** For future offers. BAD_REQUEST; CONFLICT with the current ones on a version mismatch. */
export function updateWaitingListSettings(
  ctx: Context,
  input: UpdateWaitingListSettingsInput,
  expectedVersion?: number | null,
): Promise<WaitingListSettings> {
  const given = {
    waitingListEnabled: input.isEnabled ?? undefined,
    waitingListAtOnce: input.atOnce ?? undefined,
    waitingListWeeklyOffers: input.weeklyOffers ?? undefined,
    waitingListSameDayMinutes: input.sameDayMinutes ?? undefined,
    waitingListAnswerMinutes: input.answerMinutes ?? undefined,
    waitingListQuietStartMinute: minuteOf('quietStart', input.quietStart),
    waitingListQuietEndMinute: minuteOf('quietEnd', input.quietEnd),
    waitingListLeastHours: input.leastHours ?? undefined,
  };
  return changeSettings(ctx, WAITING_LIST, given, { expectedVersion });
}

function minuteOf(field: string, given: string | null | undefined): number | undefined {
  if (given == null) return undefined;
  const minute = parseTime(given);
  if (minute === null) throw invalid(field, 'La hora debe tener la forma HH:mm');
  return minute;
}

const WAITING_LIST: SettingsPart<WaitingListSettingsEntity, WaitingListSettings> = {
  name: 'waiting-list',
  permission: 'settings',
  entity: WaitingListSettingsEntity,
  noun: WAITING_LIST_WORDS,
  version: 'waitingListVersion',
  view: (settings) => ({
    isEnabled: settings.waitingListEnabled,
    atOnce: settings.waitingListAtOnce,
    weeklyOffers: settings.waitingListWeeklyOffers,
    sameDayMinutes: settings.waitingListSameDayMinutes,
    answerMinutes: settings.waitingListAnswerMinutes,
    quietStart: formatTime(settings.waitingListQuietStartMinute),
    quietEnd: formatTime(settings.waitingListQuietEndMinute),
    leastHours: settings.waitingListLeastHours,
    version: settings.waitingListVersion,
  }),
};
