import Typography from '@mui/material/Typography';

import { useClinicQuery } from '../../../shared/clinic/clinic.generated';
import { ErrorState } from '../../../shared/states/ErrorState';
import { dayOf } from '../../../shared/time/clinic-time';
import type { CalendarPageProps } from './calendar-page-props';
import { CalendarBody } from './CalendarBody';
import { CalendarFrame, Row } from './calendar-layout';
import { CalendarWaiting } from './CalendarWaiting';
import { LOAD_ERROR } from './useCalendarMonth';

/** Who comes when: the calendar of the clinic for administrators, the own one for professionals. */
export function CalendarPage(props: CalendarPageProps) {
  // Which month is the present one is the clinic's to say.
  const { data, error, refetch } = useClinicQuery({ errorFallback: LOAD_ERROR });
  const title = props.viewer.role === 'admin' ? 'Calendario General' : 'Mi Calendario';
  if (data) return <CalendarBody {...props} title={title} firstToday={dayOf(data.clinic.now)} />;
  return (
    <CalendarFrame>
      <Row>
        <Typography variant="h2">{title}</Typography>
      </Row>
      {error ? <ErrorState title={LOAD_ERROR} onRetry={() => void refetch()} /> : <CalendarWaiting />}
    </CalendarFrame>
  );
}
