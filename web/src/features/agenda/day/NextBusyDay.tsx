import Button from '@mui/material/Button';

import { addDays, shortDate } from '../../../kit/time/wall-time';
import { useAgendaDaysQuery } from '../agenda.generated';
import { texts } from '../texts';

/** Days searched. */
const AHEAD = 14;

interface Props {
  /** The empty day, yyyy-MM-dd. */
  day: string;
  /** null: all, or the own ones of a professional. */
  professionalId: number | null;
  onDay: (day: string) => void;
}

/** Opens the next day with appointments; nothing without one. */
export function NextBusyDay({ day, professionalId, onDay }: Props) {
  const { data } = useAgendaDaysQuery({
    variables: { from: addDays(day, 1), to: addDays(day, AHEAD), professionalId },
    fetchPolicy: 'cache-and-network',
  });
  const next = data?.agendaDays.find(({ pending, confirmed, completed }) => pending + confirmed + completed > 0);
  if (!next) return null;
  return (
    <Button variant="outlined" onClick={() => onDay(next.date)}>
      {texts.nextBusyDay(shortDate(next.date))}
    </Button>
  );
}
