import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { StatusBadge } from '../../shared/status/StatusBadge';
import { clockTime, dayOf, longDate } from '../../shared/time/clinic-time';
import type { AppointmentDetailsFragment } from './appointments.generated';
import { texts } from './texts';

const Card = styled('article')({
  border: '1px solid var(--divider)',
  borderRadius: 16,
  background: 'var(--surface)',
  overflowWrap: 'anywhere',
  '& .when': {
    display: 'grid',
    gap: 4,
    padding: 20,
    borderBottom: '2px dashed var(--divider)',
    '& .date::first-letter': { textTransform: 'uppercase' },
    '& .date': { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 600 },
    '& .time': { fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: 700, color: 'var(--primary)' },
  },
  '& dl': {
    display: 'grid',
    gap: 16,
    padding: 20,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  },
  '& dt': { fontSize: '0.875rem', lineHeight: '1.25rem', color: 'var(--muted)' },
  '& dd': { fontWeight: 600 },
  '& .notes': { gridColumn: '1 / -1', '& dd': { fontWeight: 400, whiteSpace: 'pre-line' } },
  '@media print': { borderColor: '#000', background: '#fff', breakInside: 'avoid', '& *': { color: '#000 !important' } },
});

/** What was booked, as it is kept at hand. */
export function Ticket(appointment: AppointmentDetailsFragment) {
  const { startTime, endTime, durationMinutes, status } = appointment;
  return (
    <Card aria-label={texts.ticket.title}>
      <div className="when">
        <p className="date">{longDate(dayOf(startTime))}</p>
        <p>
          <span className="time">
            {clockTime(startTime)} - {clockTime(endTime)}
          </span>{' '}
          {texts.ticket.duration(durationMinutes)}
        </p>
        <p>
          <StatusBadge status={status} />
        </p>
        {status === 'pending' && <Typography color="textSecondary">{texts.ticket.pending}</Typography>}
      </div>
      <dl>
        <Fact label={texts.fields.professional} text={appointment.professionalName} />
        <Fact label={texts.fields.specialty} text={appointment.specialty} />
        <Fact label={texts.fields.room} text={appointment.roomName} />
        <Fact label={texts.fields.patient} text={appointment.patientName} />
        <Fact label={texts.fields.email} text={appointment.patientEmail} />
        <Fact label={texts.fields.phone} text={appointment.patientPhone} />
        <Fact label={texts.fields.notes} text={appointment.notes} className="notes" />
      </dl>
    </Card>
  );
}

/** What is not known is left out. */
function Fact({ label, text, className }: { label: string; text: string | null; className?: string }) {
  if (!text) return null;
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
