import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useClinicQuery } from '../../../clinic/facts/clinic.generated';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { dayOf } from '../../../kit/time/wall-time';
import { calendarTexts } from './texts';
import { CalendarHead } from './calendar-layout';
import type { CalendarPageProps } from './calendar-page-props';
import { CalendarBody } from './CalendarBody';
import { CalendarWaiting } from './CalendarWaiting';

/** The clinic's for administrators, own for professionals. */
export function CalendarPage(props: CalendarPageProps) {
  // The clinic's month. Reloads answers from before midnight.
  const query = useClinicQuery({ fetchPolicy: 'cache-and-network', errorFallback: calendarTexts.page.failed });
  const title = props.viewer.role === 'admin' ? calendarTexts.page.title : calendarTexts.page.ownTitle;
  return (
    <LoadedOnce
      query={query}
      errorTitle={calendarTexts.page.failed}
      waiting={<CalendarWaiting />}
      around={(said) => (
        <Stack component="section" spacing={5}>
          <CalendarHead direction="row" spacing={3}>
            <Typography variant="h2">{title}</Typography>
            {props.viewSwitch}
          </CalendarHead>
          {said}
        </Stack>
      )}
    >
      {({ clinic }) => <CalendarBody {...props} title={title} firstToday={dayOf(clinic.now)} />}
    </LoadedOnce>
  );
}
