import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { MoreRows } from '../../../kit/list/MoreRows';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { rebookPath } from '../rebook-path';
import { texts } from '../texts';
import { appointmentHeadingId, AppointmentItem } from './AppointmentItem';
import { ComingItem } from './ComingItem';
import type { OwnAppointmentFragment } from './my-appointments.generated';

/** Focusable. */
export const COMING_TITLE_ID = 'citas-proximas';

interface Props {
  coming: OwnAppointmentFragment[];
  history: OwnAppointmentFragment[];
  clinic: ClinicFactsFragment;
  onCancel: (appointment: OwnAppointmentFragment) => void;
  onAddToCalendar: (appointment: OwnAppointmentFragment) => void;
  /** Undefined: everything is shown. */
  onMore: (() => void) | undefined;
  loadingMore: boolean;
}

/** Upcoming appointments, then past ones. */
export function AppointmentHistory({ coming, history, clinic, onCancel, onAddToCalendar, onMore, loadingMore }: Props) {
  return (
    <>
      <Stack component="section" spacing={3} aria-labelledby={COMING_TITLE_ID}>
        <Typography variant="subtitle2" component="h3" id={COMING_TITLE_ID} tabIndex={-1}>
          {texts.myAppointments.coming}
        </Typography>
        {coming.length === 0 && <Typography color="textSecondary">{texts.myAppointments.noneComing}</Typography>}
        <Stack component="ul" spacing={3} className="items">
          {coming.map((appointment) => (
            <li key={appointment.id}>
              <ComingItem
                appointment={appointment}
                clinic={clinic}
                onCancel={() => onCancel(appointment)}
                onAddToCalendar={() => onAddToCalendar(appointment)}
              />
            </li>
          ))}
        </Stack>
      </Stack>
      {history.length > 0 && (
        <Stack component="section" spacing={3} aria-labelledby="citas-anteriores">
          <Typography variant="subtitle2" component="h3" id="citas-anteriores">
            {texts.myAppointments.past}
          </Typography>
          <Stack component="ul" spacing={3} className="items">
            {history.map((appointment) => (
              <li key={appointment.id}>
                <AppointmentItem appointment={appointment} now={clinic.now}>
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
      )}
    </>
  );
}
