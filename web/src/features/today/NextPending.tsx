import { Link } from 'react-router-dom';

import { capitalized } from '../../kit/text/capitalized';
import { nearDate } from '../../kit/time/wall-time';
import { texts } from './texts';

interface Props {
  date: string;
  count: number;
  today: string;
  calendar: (view: { day: string }) => string;
}

/** "Mañana: 15 turnos pendientes" */
export function NextPending({ date, count, today, calendar }: Props) {
  return <Link to={calendar({ day: date })}>{texts.nextPending(capitalized(nearDate(date, today)), count)}</Link>;
}
