import { datesOfMonth, type Month } from '../../../domain/calendar-date';
import { dateText } from '../../../domain/date-text';
import type { WeekdayHours } from '../../../domain/weekly-hours';
import { invalid } from '../../../platform/errors/app-error';
import { trimmed } from '../../../platform/validation/text';
import { readDay, readWeek } from '../week-schedule-form';
import type { DailyOverrideInput, SetRoomAvailabilityInput } from './room-availability.inputs';
import type { DatedHours, MonthHours } from './stored-month';

/** Names a month without weekly hours. Inputs with it count as nameless. */
export const UNCONFIGURED = 'Sin Configurar';
export const NAMELESS = 'Personalizada';

/** BAD_REQUEST with the field. */
export function changedMonth(month: Month, current: MonthHours, input: SetRoomAvailabilityInput): MonthHours {
  const { weeklyTemplate } = input;
  const week = weeklyTemplate ? readWeek(weeklyTemplate, 'weeklyTemplate') : current.week;
  return {
    templateName: changedName(current, input, week),
    week,
    overrides: changedOverrides(month, current, input),
  };
}

/** null: not configured. */
function changedName(
  current: MonthHours,
  { templateName, weeklyTemplate }: SetRoomAvailabilityInput,
  week: readonly WeekdayHours[],
): string | null {
  const given = trimmed(templateName) ?? trimmed(weeklyTemplate?.templateName);
  if (given !== null && given !== UNCONFIGURED) return given;
  const isUntouched = current.templateName === null && !weeklyTemplate;
  if (week.length === 0 && (given === UNCONFIGURED || isUntouched)) return null;
  return current.templateName ?? NAMELESS;
}

/** `dailyOverrides` replaces all, then single ones apply. A day still closed for a holiday stays so. */
function changedOverrides(
  month: Month,
  current: MonthHours,
  { dailyOverrides, putOverrides, removeOverrides }: SetRoomAvailabilityInput,
): DatedHours[] {
  const all = dailyOverrides ? readOverrides(month, dailyOverrides, 'dailyOverrides') : current.overrides;
  const put = readOverrides(month, putOverrides ?? [], 'putOverrides');
  const replaced = new Set([...put.map(({ date }) => date), ...(removeOverrides ?? [])]);
  const kept = all.filter(({ date }) => !replaced.has(date));
  const closed = new Set(current.overrides.filter(({ isHoliday }) => isHoliday).map(({ date }) => date));
  return [...kept, ...put]
    .map((day) => ({ ...day, isHoliday: day.hours.length === 0 && closed.has(day.date) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function readOverrides({ year, month }: Month, inputs: readonly DailyOverrideInput[], field: string): DatedHours[] {
  const dates = new Set(datesOfMonth(year, month));
  return inputs.map((input, index) => {
    const at = `${field}.${index}`;
    // Repeated, or of another month.
    if (!dates.delete(input.date)) throw invalid(`${at}.date`, 'La fecha está repetida o no es de este mes');
    const hours = readDay(input, at, `del ${dateText(input.date)}`);
    return { date: input.date, notes: trimmed(input.notes), hours, isHoliday: false };
  });
}
