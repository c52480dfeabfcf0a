import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

import { StatusBadge } from '../../../clinic/appointment/StatusBadge';
import { useClinic } from '../../../clinic/facts/useClinic';
import { OwnItem } from '../../../clinic/mine/OwnItem';
import { useViewer } from '../../../clinic/session/useViewer';
import { SeriesMark } from '../../../clinic/series/SeriesMark';
import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { othersName } from '../others-name';
import { patientStatusOf } from '../patient-status';
import { shownCoverage } from '../shown-coverage';
import { texts } from '../texts';
import type { OwnAppointmentFragment } from './my-appointments.generated';

interface Props {
  appointment: OwnAppointmentFragment;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Just booked on this page. */
  isNew?: boolean;
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

export function AppointmentItem({ appointment, headingRef, isNew = false, now, remark, children }: Props) {
  const { id, status, startTime, professionalName, specialty, consultationKindName, roomName, notes } = appointment;
  const patient = othersName(appointment, useViewer().viewer?.name);
  const coverage = shownCoverage(appointment, now, useClinic()?.currency);
  const note = texts.myAppointments.pendingNote(patientStatusOf(appointment, now), patient);
  return (
    <OwnItem
      headingId={appointmentHeadingId(id)}
      headingRef={headingRef}
      heading={
        <>
          <span className="date">{longDate(dayOf(startTime))}</span>{' '}
          <span className="time">{clockTime(startTime)}</span>
          {patient !== null && (
            <>
              {' '}
              <span className="who">{texts.patientText(patient)}</span>
            </>
          )}
        </>
      }
      badge={<StatusBadge status={status} of="cita" />}
      isMarked={isNew}
      actions={children}
    >
      {isNew && <Typography>{texts.myAppointments.justBooked}</Typography>}
      <Typography sx={{ fontWeight: 600 }}>{professionalName}</Typography>
      {specialty && <Typography color="textSecondary">{specialty}</Typography>}
      {consultationKindName !== null && <Typography color="textSecondary">{consultationKindName}</Typography>}
      <Typography color="textSecondary">{texts.roomText(roomName)}</Typography>
      {appointment.series && (
        <Typography color="textSecondary">
          <SeriesMark series={appointment.series} />
        </Typography>
      )}
      {coverage && <Typography color="textSecondary">{texts.coverageText(coverage)}</Typography>}
      {coverage?.toBring && <Typography>{texts.bringText(coverage.toBring)}</Typography>}
      {notes && <Typography sx={{ whiteSpace: 'pre-line' }}>{notes}</Typography>}
      {note !== undefined && <Typography color="textSecondary">{note}</Typography>}
      {remark && <Typography color="textSecondary">{remark}</Typography>}
    </OwnItem>
  );
}
