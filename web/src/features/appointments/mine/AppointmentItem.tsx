import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

import { StatusBadge } from '../../../clinic/appointment/StatusBadge';
import { OwnItem } from '../../../clinic/mine/OwnItem';
import { useViewer } from '../../../clinic/session/useViewer';
import { SeriesMark } from '../../../clinic/series/SeriesMark';
import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { patientStatusOf } from '../patient-status';
import { texts } from '../texts';
import type { OwnAppointmentFragment } from './my-appointments.generated';

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
  const viewer = useViewer().viewer;
  const isOthers = contactName !== null || !isSamePerson(patientName, viewer?.name);
  const note = texts.myAppointments.pendingNote[patientStatusOf(appointment, now)];
  return (
    <OwnItem
      headingId={appointmentHeadingId(id)}
      headingRef={headingRef}
      heading={
        <>
          <span className="date">{longDate(dayOf(startTime))}</span>{' '}
          <span className="time">{clockTime(startTime)}</span>
        </>
      }
      badge={<StatusBadge status={status} of="cita" />}
      actions={children}
    >
      <Typography sx={{ fontWeight: 600 }}>{professionalName}</Typography>
      {specialty && <Typography color="textSecondary">{specialty}</Typography>}
      {consultationKindName !== null && <Typography color="textSecondary">{consultationKindName}</Typography>}
      <Typography color="textSecondary">{texts.roomText(roomName)}</Typography>
      {appointment.series && (
        <Typography color="textSecondary">
          <SeriesMark series={appointment.series} />
        </Typography>
      )}
      {isOthers && <Typography>{texts.patientText(patientName)}</Typography>}
      {notes && <Typography sx={{ whiteSpace: 'pre-line' }}>{notes}</Typography>}
      {note !== undefined && <Typography color="textSecondary">{note}</Typography>}
      {remark && <Typography color="textSecondary">{remark}</Typography>}
    </OwnItem>
  );
}

/** The desk writes turnos of the family without a contact. */
function isSamePerson(name: string, own: string | undefined): boolean {
  return own === undefined || name.trim().toLocaleLowerCase('es') === own.trim().toLocaleLowerCase('es');
}
