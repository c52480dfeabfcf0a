import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { texts } from '../texts';
import { ComingItem } from './ComingItem';
import type { OwnAppointmentFragment } from './my-appointments.generated';

interface Props {
  title: Ref<HTMLHeadingElement>;
  coming: OwnAppointmentFragment[];
  clinic: ClinicFactsFragment;
  isWaitingListEnabled: boolean;
  onCancel: (appointment: OwnAppointmentFragment) => void;
  onAddToCalendar: (appointment: OwnAppointmentFragment) => void;
}

export function ComingAppointments({ title, coming, clinic, isWaitingListEnabled, onCancel, onAddToCalendar }: Props) {
  const id = useId();
  return (
    <Stack component="section" spacing={3} aria-labelledby={id}>
      <Typography variant="subtitle2" component="h3" id={id} ref={title} tabIndex={-1}>
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
  );
}
