import type { EntityManager } from 'typeorm';

import { keepsPlaces, type Quota } from '../../../domain/quotas';
import { formatTime, parseTime } from '../../../domain/time-of-day';
import { WEEKDAY_NAMES } from '../../../domain/weekday';
import type { WeekdayHours } from '../../../domain/weekly-hours';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { changesOf } from '../../../platform/changes';
import type { Change } from '../../activity/activity-summary';
import { AvailabilityEntryEntity } from '../availability-entry.entity';
import { ENTRIES, hoursText, writeHours } from '../availability-form';
import type { HoursQuota, HoursQuotaInput } from './quotas.objects';

export function hoursOf(manager: EntityManager, professionalId: number): Promise<AvailabilityEntryEntity[]> {
  return manager.find(AvailabilityEntryEntity, {
    where: { professionalId },
    order: { weekday: 'ASC', startMinute: 'ASC' },
  });
}

export function toHoursQuota(entry: AvailabilityEntryEntity): HoursQuota {
  const { id, deskPlaces, deskReleaseMinute, sameDayPlaces, sameDayMinute } = entry;
  return {
    entryId: id,
    ...writeHours(entry),
    deskPlaces,
    deskReleaseTime: deskReleaseMinute === null ? null : formatTime(deskReleaseMinute),
    sameDayPlaces,
    sameDayTime: formatTime(sameDayMinute),
  };
}

interface QuotaChange {
  entry: AvailabilityEntryEntity;
  after: Quota;
}

/** Returns the changed ones. BAD_REQUEST; CONFLICT for hours that no longer exist. */
export function quotaChanges(
  entries: readonly AvailabilityEntryEntity[],
  given: readonly HoursQuotaInput[],
): QuotaChange[] {
  if (given.length > ENTRIES.maxItems) throw invalid('quotas', `No puede haber más de ${ENTRIES.maxItems} horarios`);
  return given.flatMap((quota, index) => {
    const at = `quotas.${index}`;
    const entry = entries.find(({ id }) => id === quota.entryId);
    if (!entry) throw new AppError('CONFLICT', CHANGED, { field: `${at}.entryId` });
    const after = {
      deskPlaces: quota.deskPlaces,
      deskReleaseMinute: readMinute(quota.deskReleaseTime, `${at}.deskReleaseTime`),
      sameDayPlaces: quota.sameDayPlaces,
      sameDayMinute: readMinute(quota.sameDayTime, `${at}.sameDayTime`) ?? 0,
    };
    return Object.keys(changesOf<Quota>(entry, after)).length === 0 ? [] : [{ entry, after }];
  });
}

const CHANGED = 'Los horarios de atención cambiaron mientras tanto. Revisalos y volvé a guardar';

function readMinute(time: string | null | undefined, field: string): number | null {
  if (time == null) return null;
  const minute = parseTime(time);
  if (minute === null) throw invalid(field, 'La hora debe tener la forma HH:mm');
  return minute;
}

/** For the activity log. */
export function quotaText(hours: WeekdayHours & Quota, after: Quota): Change {
  return {
    what: `lugares reservados del ${WEEKDAY_NAMES[hours.weekday]} ${hoursText(hours)}`,
    before: quotaWords(hours),
    after: quotaWords(after),
  };
}

function quotaWords(quota: Quota): string {
  if (!keepsPlaces(quota)) return 'ninguno';
  const { deskPlaces, deskReleaseMinute, sameDayPlaces, sameDayMinute } = quota;
  const released = deskReleaseMinute === null ? '' : ` hasta las ${formatTime(deskReleaseMinute)} del día anterior`;
  return [
    ...(deskPlaces > 0 ? [`${deskPlaces} para la recepción${released}`] : []),
    ...(sameDayPlaces > 0 ? [`${sameDayPlaces} para el mismo día desde las ${formatTime(sameDayMinute)}`] : []),
  ].join(' y ');
}
