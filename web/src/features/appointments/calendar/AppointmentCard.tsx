import Button from '@mui/material/Button';
import { memo, type MouseEvent, type Ref } from 'react';

import { StatusBadge } from '../../../clinic/appointment/StatusBadge';
import { SeriesMark } from '../../../clinic/series/SeriesMark';
import { aboutPatient } from '../../../clinic/patient/about-patient';
import { MailLink, PhoneLink } from '../../../kit/contact/ContactLink';
import { ExpandMoreIcon, ScheduleIcon } from '../../../kit/ui/icons';
import { OffButton } from '../../../kit/ui/OffButton';
import { calendarTexts } from './texts';
import { timeRange } from './calendar-days';
import type { CalendarAppointmentFragment } from './calendar.generated';

export interface CardActions {
  /** Undefined: read-only. */
  onStatus?: ((appointment: CalendarAppointmentFragment, button: HTMLElement) => void) | undefined;
  onMove?: ((appointment: CalendarAppointmentFragment) => void) | undefined;
  onEdit?: ((appointment: CalendarAppointmentFragment) => void) | undefined;
}

interface Props extends CardActions {
  appointment: CalendarAppointmentFragment;
  /** Shows the professional. */
  withProfessional: boolean;
  /** The heading's level. */
  level: 4 | 5;
  sending: boolean;
  cardRef?: Ref<HTMLElement>;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Plain elements styled by the list, as there may be many. */
export const AppointmentCard = memo(function AppointmentCard({
  appointment,
  withProfessional,
  level,
  sending,
  ...actions
}: Props) {
  const { onStatus, onMove, onEdit, cardRef, headingRef } = actions;
  const {
    id,
    status,
    patientName,
    patientEmail,
    patientPhone,
    professionalName,
    specialty,
    roomName,
    notes,
    viewerCan,
  } = appointment;
  const { cancellation } = appointment;
  const about = aboutPatient(appointment);
  const Heading = `h${level}` as const;
  const headingId = `turno-${id}`;
  const open = onStatus && ((event: MouseEvent<HTMLElement>) => onStatus(appointment, event.currentTarget));
  return (
    <article ref={cardRef} aria-labelledby={headingId} data-status={status}>
      <header>
        <Heading id={headingId} ref={headingRef} tabIndex={-1}>
          {patientName}
        </Heading>
        <StatusBadge status={status} />
      </header>
      <p className="time">
        <ScheduleIcon fontSize="inherit" />
        <strong>{timeRange(appointment)}</strong>
        <span>{roomName}</span>
      </p>
      {withProfessional && (
        <p className="who">
          {professionalName}
          {specialty && ` · ${specialty}`}
        </p>
      )}
      {about !== null && <p className="who">{about}</p>}
      {appointment.series && (
        <p className="who">
          <SeriesMark series={appointment.series} />
        </p>
      )}
      <p className="contact">
        <MailLink email={patientEmail} />
        {patientPhone && <PhoneLink phone={patientPhone} />}
      </p>
      {appointment.overbookingReason !== null && (
        <p className="notes">{calendarTexts.whyOverbooked(appointment.overbookingReason)}</p>
      )}
      {cancellation && <p className="notes">{calendarTexts.whyCancelled(cancellation)}</p>}
      {notes && <p className="notes">{notes}</p>}
      {((onStatus && viewerCan.setStatus) || (onMove && viewerCan.move) || (onEdit && viewerCan.update)) && (
        <div className="actions">
          {open && viewerCan.setStatus && (
            <OffButton
              variant="outlined"
              size="small"
              aria-haspopup="menu"
              aria-describedby={headingId}
              off={sending}
              onClick={open}
            >
              {sending ? calendarTexts.statusChange.busy : calendarTexts.statusChange.open}
              <ExpandMoreIcon fontSize="inherit" />
            </OffButton>
          )}
          {onMove && viewerCan.move && (
            <Button
              variant="outlined"
              size="small"
              aria-haspopup="dialog"
              aria-describedby={headingId}
              onClick={() => onMove(appointment)}
            >
              {calendarTexts.moveDialog.open}
            </Button>
          )}
          {onEdit && viewerCan.update && (
            <Button
              variant="outlined"
              size="small"
              aria-haspopup="dialog"
              aria-describedby={headingId}
              onClick={() => onEdit(appointment)}
            >
              {calendarTexts.editDialog.open}
            </Button>
          )}
        </div>
      )}
    </article>
  );
});
