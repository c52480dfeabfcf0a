import { ClinicWeek } from '../../../clinic/holidays/ClinicWeek';
import { weekOf } from '../../../kit/calendar/month-weeks';
import { dayName, monthOf } from '../../../kit/time/wall-time';
import { appointmentCountText } from '../texts';
import { calendarTexts } from './texts';

interface Props {
  /** yyyy-MM */
  month: string;
  /** Null: the whole month. */
  day: string | null;
  today: string;
  /** Days of other months are unknown. Undefined while loading. */
  countOf: ((day: string) => number) | undefined;
  onSelect: (day: string) => void;
}

/** The chosen week, today's, or the month's first. */
export function CalendarWeek({ month, day, today, countOf, onSelect }: Props) {
  return (
    <ClinicWeek
      label={calendarTexts.page.week}
      days={weekOf(day ?? (month === monthOf(today) ? today : `${month}-01`), 'monday')}
      selected={day}
      today={today}
      nameOf={(it) => {
        const name = dayName(it, it === today);
        return countOf && monthOf(it) === month ? `${name}, ${appointmentCountText(countOf(it))}` : name;
      }}
      textOf={(it) => (monthOf(it) !== month ? '–' : countOf ? String(countOf(it)) : '…')}
      onSelect={onSelect}
    />
  );
}
