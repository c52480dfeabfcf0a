import { useClinic } from '../../../clinic/facts/useClinic';
import { weekStartOf } from '../../../clinic/facts/week-start';
import { ClinicWeek } from '../../../clinic/holidays/ClinicWeek';
import { weekOf } from '../../../kit/calendar/month-weeks';
import { dayName } from '../../../kit/time/wall-time';
import { useAgendaDaysQuery } from '../agenda.generated';
import { texts } from '../texts';

interface Props {
  /** yyyy-MM-dd */
  day: string;
  today: string;
  /** null: all. */
  professionalId: number | null;
  onDay: (day: string) => void;
}

export function DayStrip({ day, today, professionalId, onDay }: Props) {
  const days = weekOf(day, weekStartOf(useClinic()));
  const { data } = useAgendaDaysQuery({
    variables: { from: days[0]!, to: days[6]!, professionalId },
    fetchPolicy: 'cache-and-network',
  });
  const counts = new Map(data?.agendaDays.map((it) => [it.date, it.pending + it.confirmed + it.completed]));
  return (
    <ClinicWeek
      label={texts.week.strip}
      days={days}
      selected={day}
      today={today}
      nameOf={(it) => texts.week.stripDay(dayName(it, it === today), counts.get(it))}
      textOf={(it) => String(counts.get(it) ?? '…')}
      onSelect={onDay}
    />
  );
}
