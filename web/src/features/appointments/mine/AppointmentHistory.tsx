import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import type { RefMap } from '../../../kit/focus/useRefMap';
import { MoreRows } from '../../../kit/list/MoreRows';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { rebookPath } from '../rebook-path';
import { texts } from '../texts';
import { appointmentHeadingId, AppointmentItem } from './AppointmentItem';
import { ComingItem } from './ComingItem';
import type { OwnAppointmentFragment } from './my-appointments.generated';

interface Props {
  comingTitle: Ref<HTMLHeadingElement>;
  /** Of the past ones, by id. */
  pastTitles: RefMap<string>;
  coming: OwnAppointmentFragment[];
  history: OwnAppointmentFragment[];
  clinic: ClinicFactsFragment;
  isWaitingListEnabled: boolean;
  /** Instead of the upcoming ones, where there are no past ones either. */
  whenEmpty: ReactNode;
  afterComing: ReactNode;
  onCancel: (appointment: OwnAppointmentFragment) => void;
  onAddToCalendar: (appointment: OwnAppointmentFragment) => void;
  /** Undefined: everything is shown. */
  onMore: (() => void) | undefined;
  loadingMore: boolean;
}

/** Upcoming appointments, then past ones. */
export function AppointmentHistory({
  comingTitle,
  pastTitles,
  coming,
  history,
  clinic,
  isWaitingListEnabled,
  whenEmpty,
  afterComing,
  onCancel,
  onAddToCalendar,
  ...more
}: Props) {
  const id = useId();
  return (
    <>
      {coming.length + history.length === 0 ? (
        whenEmpty
      ) : (
        <Stack component="section" spacing={3} aria-labelledby={`${id}-coming`}>
          <Typography variant="subtitle2" component="h3" id={`${id}-coming`} ref={comingTitle} tabIndex={-1}>
            {texts.myAppointments.coming}
          </Typography>
          {coming.length === 0 && <Typography color="textSecondary">{texts.myAppointments.noneComing}</Typography>}
          <Stack component="ul" spacing={3} className="items">
            {coming.map((appointment) => (
              <li key={appointment.id}>
                <ComingItem
                  appointment={appointment}
                  clinic={clinic}
                  isWaitingListEnabled={isWaitingListEnabled}
                  onCancel={() => onCancel(appointment)}
                  onAddToCalendar={() => onAddToCalendar(appointment)}
                />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      {afterComing}
      {history.length > 0 && (
        <Stack component="section" spacing={3} aria-labelledby={`${id}-past`}>
          <Typography variant="subtitle2" component="h3" id={`${id}-past`}>
            {texts.myAppointments.past}
          </Typography>
          <Stack component="ul" spacing={3} className="items">
            {history.map((appointment) => (
              <li key={appointment.id}>
                <AppointmentItem appointment={appointment} headingRef={pastTitles.ref(appointment.id)} now={clinic.now}>
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
          <MoreRows onMore={more.onMore} busy={more.loadingMore} />
        </Stack>
      )}
    </>
  );
}
