import { WEEKDAY_NAMES } from '../../domain/weekday';
import { weekdayChanges, type WeekdayHours } from '../../domain/weekly-hours';
import { summaryOf } from '../activity/activity-summary';
import { hoursText } from './availability-form';
import { dateTexts, type StoredDate } from './unavailable-date-form';

/** The activity log's text for a changed week; null when nothing changed. */
export function weekSummary(
  before: readonly WeekdayHours[],
  after: readonly WeekdayHours[],
  topic?: string,
): string | null {
  const days = weekdayChanges(before, after).map((day) => ({
    what: WEEKDAY_NAMES[day.weekday],
    before: dayText(day.before),
    after: dayText(day.after),
  }));
  return days.length === 0 ? null : summaryOf(days, topic);
}

/** The activity log's text for an unavailable date. `before` null: added, `after` null: deleted. */
export function dateSummary(before: StoredDate | null, after: StoredDate | null): string {
  return summaryOf([{ what: 'fecha no disponible', ...dateTexts(before, after) }]);
}

function dayText(hours: readonly WeekdayHours[]): string {
  return hours.length === 0 ? 'sin atención' : hours.map(hoursText).join(' y ');
}
