import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { StatusBadge } from '../../../clinic/appointment/StatusBadge';
import { useViewer } from '../../../clinic/session/useViewer';
import { clockTime, dayOf, monthOf } from '../../../kit/time/wall-time';
import { theme } from '../../../kit/ui/theme';
import { absencePath, ownAbsencePath } from '../../absences/absences.paths';
import { calendarPath, panelCalendarPath } from '../../appointments/calendar/calendar.paths';
import { summaryPath } from '../../rentals/summary/summary.paths';
import { texts } from '../texts';
import type { UnavailableDateFactsFragment } from './dates.generated';

const Box = styled('details')({
  padding: '0 12px',
  border: `1px solid ${theme.vars.palette.partial.edge}`,
  borderRadius: 8,
  background: theme.vars.palette.partial.chip,
  color: theme.vars.palette.partial.text,
  '& summary': { minHeight: 44, display: 'list-item', lineHeight: '44px', fontWeight: 600, cursor: 'pointer' },
  '&[open]': { paddingBottom: 12 },
  '& ul': { display: 'grid', gap: 8, margin: '8px 0', padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', overflowWrap: 'anywhere' },
  '& .links': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
  '& a': { color: 'inherit', fontWeight: 600, display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

interface Props {
  date: UnavailableDateFactsFragment;
  /** Open right after the date was saved. */
  unfolded: boolean;
}

/** Appointments on an unavailable date, linked: they stay until someone acts. */
export function AffectedAppointments({
  professionalId,
  date: { date, affectedAppointments },
  unfolded,
}: Props & { professionalId: number }) {
  const { viewer } = useViewer();
  const [first] = affectedAppointments;
  if (!first) return null;
  const day = dayOf(first.startTime);
  const isAdmin = viewer?.role === 'admin';
  const calendar = isAdmin ? panelCalendarPath({ day, professionalId }) : calendarPath({ day });
  const board = isAdmin ? absencePath(professionalId, date) : ownAbsencePath(date);
  return (
    <Folded
      unfolded={unfolded}
      title={texts.affected.appointments.title(affectedAppointments.length)}
      advice={texts.affected.appointments.advice}
      link={
        <span className="links">
          <Link to={board}>{texts.affected.appointments.board}</Link>
          <Link to={calendar}>{texts.affected.appointments.link}</Link>
        </span>
      }
    >
      {affectedAppointments.map(({ id, patientName, startTime, endTime, status }) => (
        <li key={id}>
          <strong>{texts.affected.hours(clockTime(startTime), clockTime(endTime))}</strong>
          {patientName}
          <StatusBadge status={status} />
        </li>
      ))}
    </Folded>
  );
}

/** Rentals on an unavailable date; their owner gets a link to the month's summary. */
export function AffectedRentals({ date: { affectedRentals }, unfolded }: Props) {
  const { viewer } = useViewer();
  const [first] = affectedRentals;
  if (!first) return null;
  const isOwn = viewer?.professional?.id === first.professionalId;
  return (
    <Folded
      unfolded={unfolded}
      title={texts.affected.rentals.title(affectedRentals.length)}
      advice={texts.affected.rentals.advice}
      link={isOwn && <Link to={summaryPath(monthOf(first.date))}>{texts.affected.rentals.link}</Link>}
    >
      {affectedRentals.map(({ id, roomName, startTime, endTime }) => (
        <li key={id}>
          <strong>{texts.affected.hours(startTime, endTime)}</strong>
          {roomName}
        </li>
      ))}
    </Folded>
  );
}

interface FoldedProps {
  unfolded: boolean;
  title: string;
  advice: string;
  link: ReactNode;
  children: ReactNode;
}

function Folded({ unfolded, title, advice, link, children }: FoldedProps) {
  const [open, setOpen] = useState(unfolded);
  return (
    <Box open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <p>{advice}</p>
      <ul>{children}</ul>
      {link}
    </Box>
  );
}
