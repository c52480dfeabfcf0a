import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import type { RefMap } from '../../../kit/focus/useRefMap';
import { MoreRows } from '../../../kit/list/MoreRows';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { rebookPath } from '../rebook-path';
import { texts } from '../texts';
import { appointmentHeadingId, AppointmentItem } from './AppointmentItem';
import type { OwnAppointmentFragment } from './my-appointments.generated';

interface Props {
  history: OwnAppointmentFragment[];
  /** The clinic's. */
  now: string;
  /** By id. */
  titles: RefMap<string>;
  /** Undefined: everything is shown. */
  onMore: (() => void) | undefined;
  loadingMore: boolean;
}

/** Past and cancelled appointments. */
export function PastAppointments({ history, now, titles, onMore, loadingMore }: Props) {
  const id = useId();
  return (
    <Stack component="section" spacing={3} aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {texts.myAppointments.history}
      </Typography>
      {history.length === 0 && <Typography color="textSecondary">{texts.myAppointments.nonePast}</Typography>}
      <Stack component="ul" spacing={3} className="items">
        {history.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentItem appointment={appointment} headingRef={titles.ref(appointment.id)} now={now}>
              <ButtonLink
                to={rebookPath(appointment)}
                variant="outlined"
                size="small"
                aria-describedby={appointmentHeadingId(appointment.id)}
              >
                {texts.appointmentActions.rebook}
              </ButtonLink>
            </AppointmentItem>
          </li>
        ))}
      </Stack>
      <MoreRows onMore={onMore} busy={loadingMore} />
    </Stack>
  );
}
