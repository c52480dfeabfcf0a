import { WEEKDAY_NAMES } from '../../domain/weekday';
import { weekdayChanges, type WeekdayHours } from '../../domain/weekly-hours';
import { NO_PLACES, type Quota } from '../../domain/quotas';
import { summaryOf } from '../activity/activity-summary';
import { hoursText } from './availability-form';
import { quotaText } from './booking-rules/quotas';
import { dateTexts, type StoredDate } from './unavailable-date-form';

/** For the activity log; null: no change. `lost`: hours that lose their reserved slots. */
export function weekSummary(
  before: readonly WeekdayHours[],
  after: readonly WeekdayHours[],
  { topic, lost = [] }: { topic?: string | undefined; lost?: readonly (WeekdayHours & Quota)[] } = {},
): string | null {
  const days = weekdayChanges(before, after).map((day) => ({
    what: WEEKDAY_NAMES[day.weekday],
    before: dayText(day.before),
    after: dayText(day.after),
  }));
  if (days.length === 0) return null;
  const quotas = lost.map((hours) => quotaText(hours, NO_PLACES));
  return summaryOf([...days, ...quotas], topic);
}

/** For the activity log. `before` null: added, `after` null: deleted. */
export function dateSummary(before: StoredDate | null, after: StoredDate | null): string {
  return summaryOf([{ what: 'fecha no disponible', ...dateTexts(before, after) }]);
}

function dayText(hours: readonly WeekdayHours[]): string {
  return hours.length === 0 ? 'sin atención' : hours.map(hoursText).join(' y ');
}
