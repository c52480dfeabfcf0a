import Button from '@mui/material/Button';
import { memo, useId, useState, type Ref } from 'react';
import { Link } from 'react-router-dom';

import { useViewer } from '../../../clinic/session/useViewer';
import { isExpected } from '../../../clinic/appointment/appointment-status';
import { SeriesMark } from '../../../clinic/series/SeriesMark';
import { aboutPatient } from '../../../clinic/appointment/about-patient';
import { TurnoBadge } from '../../../clinic/visit/TurnoBadge';
import { MailLink, PhoneLink } from '../../../kit/contact/ContactLink';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { ExpandMoreIcon } from '../../../kit/ui/icons';
import { patientPathFor } from '../../patients/patients.paths';
import { calendarTexts } from './texts';
import { timeRange } from './calendar-days';
import type { CalendarAppointmentFragment } from './calendar.generated';
import { CardStatus } from './CardStatus';

const loadCoverageLine = async () =>
  (await import('../../../clinic/turno-coverage/TurnoCoverageLine')).TurnoCoverageLine;

export interface CardActions {
  /** Undefined: read-only. */
  onStatus?: ((appointment: CalendarAppointmentFragment, button: HTMLElement) => void) | undefined;
  /** Without a question. */
  onConfirm?: ((appointment: CalendarAppointmentFragment) => void) | undefined;
  onMove?: ((appointment: CalendarAppointmentFragment) => void) | undefined;
  onEdit?: ((appointment: CalendarAppointmentFragment) => void) | undefined;
  onCoverage?: ((appointment: CalendarAppointmentFragment) => void) | undefined;
  onCancel?: ((appointment: CalendarAppointmentFragment) => void) | undefined;
}

interface Props extends CardActions {
  appointment: CalendarAppointmentFragment;
  /** Shows the professional. */
  withProfessional: boolean;
  /** The heading's level. */
  level: 4 | 5;
  sending: boolean;
  startsOpen: boolean;
  cardRef?: Ref<HTMLElement>;
  /** The button in the heading. */
  headingRef?: Ref<HTMLButtonElement>;
}

/** Two lines that open. Plain elements styled by the list, as there may be many. */
export const AppointmentCard = memo(function AppointmentCard({
  appointment,
  withProfessional,
  level,
  sending,
  startsOpen,
  cardRef,
  headingRef,
  onStatus,
  ...actions
}: Props) {
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { id, status, patientName, professionalName, specialty, roomName, viewerCan } = appointment;
  const Heading = `h${level}` as const;
  const nameId = `turno-${id}`;
  const who = withProfessional ? [professionalName, specialty, roomName] : [roomName];
  return (
    <article ref={cardRef} aria-labelledby={nameId} data-status={status}>
      <header>
        <Heading>
          <button
            type="button"
            id={nameId}
            ref={headingRef}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ExpandMoreIcon fontSize="inherit" className="sign" />
            {patientName}
          </button>
        </Heading>
        <p className="time">
          <strong>{timeRange(appointment)}</strong>
          <span>{who.filter(Boolean).join(' · ')}</span>
        </p>
        {onStatus && viewerCan.setStatus ? (
          <CardStatus
            turno={appointment}
            sending={sending}
            nameId={nameId}
            onOpen={(button) => onStatus(appointment, button)}
          />
        ) : (
          <TurnoBadge turno={appointment} />
        )}
      </header>
      {isOpen && (
        <div id={detailsId} className="details">
          <Details appointment={appointment} sending={sending} {...actions} />
        </div>
      )}
    </article>
  );
});

function Details({
  appointment,
  sending,
  onConfirm,
  onMove,
  onEdit,
  onCoverage,
  onCancel,
}: Omit<CardActions, 'onStatus'> & Pick<Props, 'appointment' | 'sending'>) {
  const { patientId, patientEmail, patientPhone, notes, cancellation, overbookingReason, series, status, viewerCan } =
    appointment;
  const patientPath = patientPathFor(useViewer().viewer, patientId);
  const about = aboutPatient(appointment);
  const isUnconfirmed = status === 'pending' && viewerCan.setStatus && !sending;
  const actions = [
    { label: calendarTexts.statusChange.confirm, open: isUnconfirmed && onConfirm, isAtOnce: true },
    { label: calendarTexts.moveDialog.open, open: viewerCan.move && onMove },
    { label: calendarTexts.editDialog.open, open: viewerCan.update && onEdit },
    { label: calendarTexts.coverageOpen, open: viewerCan.setStatus && onCoverage },
    { label: calendarTexts.cancelDialog.open, open: viewerCan.setStatus && isExpected(status) && onCancel },
  ].flatMap(({ open, ...action }) => (open ? [{ open, isAtOnce: false, ...action }] : []));
  const nameId = `turno-${appointment.id}`;
  return (
    <>
      <p className="contact">
        {patientEmail !== null && <MailLink email={patientEmail} />}
        {patientPhone && <PhoneLink phone={patientPhone} />}
        {patientPath !== undefined && <Link to={patientPath}>{calendarTexts.seePatient}</Link>}
      </p>
      {about !== null && <p>{about}</p>}
      {viewerCan.setStatus && (
        <LazyComponent load={loadCoverageLine} isNeeded props={{ appointmentId: appointment.id }} />
      )}
      {series && (
        <p>
          <SeriesMark series={series} />
        </p>
      )}
      {overbookingReason !== null && <p className="notes">{calendarTexts.whyOverbooked(overbookingReason)}</p>}
      {cancellation && <p className="notes">{calendarTexts.whyCancelled(cancellation)}</p>}
      {notes && <p className="notes">{notes}</p>}
      {actions.length > 0 && (
        <div className="actions">
          {actions.map(({ label, open, isAtOnce }) => (
            <Button
              key={label}
              variant="outlined"
              size="small"
              aria-haspopup={isAtOnce ? undefined : 'dialog'}
              aria-describedby={nameId}
              onClick={() => open(appointment)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
