import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

import { StatusBadge } from '../../../clinic/appointment/StatusBadge';
import { SeriesMark } from '../../../clinic/series/SeriesMark';
import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { down, up } from '../../../kit/ui/breakpoints';
import { theme } from '../../../kit/ui/theme';
import { patientStatusOf } from '../patient-status';
import { texts } from '../texts';
import type { OwnAppointmentFragment } from './my-appointments.generated';

const FROM_WIDE = up('tablet');

const Item = styled(Card)({
  overflowWrap: 'anywhere',
  [FROM_WIDE]: { display: 'grid', gridTemplateColumns: '260px minmax(0, 1fr) 220px', gap: 24 },
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'start',
    alignContent: 'start',
    gap: 8,
  },
  '& h4': { margin: 0, fontSize: '1rem', lineHeight: '1.5rem' },
  '& .date': { display: 'inline-block' },
  '& .date::first-letter': { textTransform: 'uppercase' },
  '& .time': { display: 'block', fontSize: '1.25rem', lineHeight: '1.75rem', color: theme.vars.palette.primary.main },
}) as typeof Card;
const Actions = styled(Stack)({
  // Fits two buttons in a row of the narrowest phones.
  [down('phone')]: { '& > *': { padding: '6px 11px' }, '& svg': { display: 'none' } },
  [FROM_WIDE]: { flexDirection: 'column', alignItems: 'stretch', justifyContent: 'center' },
});

interface Props {
  appointment: OwnAppointmentFragment;
  headingRef?: Ref<HTMLHeadingElement>;
  /** On the clinic's clock. */
  now: string;
  remark?: ReactNode;
  /** Buttons and links. */
  children: ReactNode;
}

/** Names the appointment. */
export function appointmentHeadingId(appointmentId: string): string {
  return `cita-${appointmentId}`;
}

export function AppointmentItem({ appointment, headingRef, now, remark, children }: Props) {
  const { id, status, startTime, professionalName, specialty, consultationKindName, roomName } = appointment;
  const { notes, patientName, contactName } = appointment;
  const headingId = appointmentHeadingId(id);
  const note = texts.myAppointments.pendingNote[patientStatusOf(appointment, now)];
  return (
    <Item component="article" aria-labelledby={headingId}>
      <header>
        <Typography variant="h4" id={headingId} ref={headingRef} tabIndex={-1}>
          <span className="date">{longDate(dayOf(startTime))}</span>{' '}
          <span className="time">{clockTime(startTime)}</span>
        </Typography>
        <StatusBadge status={status} of="cita" />
      </header>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{professionalName}</Typography>
        {specialty && <Typography color="textSecondary">{specialty}</Typography>}
        {consultationKindName !== null && <Typography color="textSecondary">{consultationKindName}</Typography>}
        <Typography color="textSecondary">{texts.roomText(roomName)}</Typography>
        {appointment.series && (
          <Typography color="textSecondary">
            <SeriesMark series={appointment.series} />
          </Typography>
        )}
        {contactName !== null && <Typography>{texts.patientText(patientName)}</Typography>}
        {notes && <Typography sx={{ whiteSpace: 'pre-line' }}>{notes}</Typography>}
        {note !== undefined && <Typography color="textSecondary">{note}</Typography>}
        {remark && <Typography color="textSecondary">{remark}</Typography>}
      </div>
      <Actions direction="row" spacing={2}>
        {children}
      </Actions>
    </Item>
  );
}
