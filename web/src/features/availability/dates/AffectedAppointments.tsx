import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { StatusBadge } from '../../../shared/status/StatusBadge';
import { countText } from '../../../shared/text/count-text';
import { clockTime, dayOf } from '../../../shared/time/clinic-time';
import { calendarPath } from '../../appointments/calendar/calendar.paths';
import type { UnavailableDateFactsFragment } from './dates.generated';

const Box = styled('details')({
  padding: '0 12px',
  border: '1px solid var(--partial-edge)',
  borderRadius: 8,
  background: 'var(--partial-chip)',
  color: 'var(--partial-text)',
  '& summary': { minHeight: 44, display: 'list-item', lineHeight: '44px', fontWeight: 600, cursor: 'pointer' },
  '&[open]': { paddingBottom: 12 },
  '& ul': { display: 'grid', gap: 8, margin: '8px 0' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', fontWeight: 600, display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

interface Props {
  appointments: UnavailableDateFactsFragment['affectedAppointments'];
  /** Unfolded from the start: the date was saved just now. */
  unfolded: boolean;
}

/** The appointments that an unavailable date falls on: they stay until somebody acts, and here is the way there. */
export function AffectedAppointments({ appointments, unfolded }: Props) {
  const [open, setOpen] = useState(unfolded);
  const [first] = appointments;
  if (!first) return null;
  return (
    <Box open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{countText(appointments.length, 'turno', 'turnos')} en ese horario</summary>
      <p>Siguen en pie: nada se cancela por sí solo.</p>
      <ul className="turnos">
        {appointments.map(({ id, patientName, startTime, endTime, status }) => (
          <li key={id}>
            <strong>
              {clockTime(startTime)} a {clockTime(endTime)}
            </strong>
            {patientName}
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
      <Link to={calendarPath({ day: dayOf(first.startTime) })}>Ver el día en el calendario</Link>
    </Box>
  );
}
