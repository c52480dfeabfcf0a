import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

import { texts } from '../texts';

interface Props {
  title: Ref<HTMLHeadingElement>;
  /** Its card; null: none to come. */
  children: ReactNode;
}

/** Above the counters. */
export function NextAppointment({ title, children }: Props) {
  const id = useId();
  return (
    <Stack component="section" spacing={3} aria-labelledby={id}>
      <Typography variant="subtitle2" component="h2" id={id} ref={title} tabIndex={-1}>
        {texts.myAppointments.next}
      </Typography>
      {children ?? <Typography color="textSecondary">{texts.myAppointments.noneComing}</Typography>}
    </Stack>
  );
}
