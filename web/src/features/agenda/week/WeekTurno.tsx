import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

import { STATUS_WORD } from '../../../clinic/appointment/appointment-status';
import { STATUS_LOOK } from '../../../clinic/appointment/status-look';
import { PlainIcon } from '../../../kit/ui/icons';
import { clockTime } from '../../../kit/time/wall-time';
import type { AgendaAppointmentFragment } from '../agenda.generated';

const Line = styled(ButtonBase)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'start',
  gap: 4,
  width: '100%',
  minHeight: 28,
  padding: '0 4px',
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'left',
  '&:hover': { background: 'var(--primary-tint)' },
  '& .icon': { display: 'inline-flex', flexShrink: 0 },
  '& .time': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .patient': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-status="cancelled"] .patient': { textDecoration: 'line-through', color: 'var(--muted)' },
  '@media (pointer: coarse)': { minHeight: 44 },
});

interface Props {
  turno: AgendaAppointmentFragment;
  buttonRef: Ref<HTMLButtonElement>;
  withProfessional: boolean;
  onMenu: (turno: AgendaAppointmentFragment, button: HTMLElement) => void;
}

/** A turno in one line; pressed, it opens its menu. */
export function WeekTurno({ turno, buttonRef, withProfessional, onMenu }: Props) {
  const { status, startTime, patientName, professionalName } = turno;
  const { icon, colour } = STATUS_LOOK[status];
  const word = STATUS_WORD[status].turno;
  return (
    <Line
      ref={buttonRef}
      data-status={status}
      aria-haspopup="menu"
      title={withProfessional ? `${patientName} · ${professionalName} · ${word}` : `${patientName} · ${word}`}
      onClick={({ currentTarget }) => onMenu(turno, currentTarget)}
    >
      <span className="icon" style={{ color: `var(--${colour}-text)` }}>
        <PlainIcon name={icon} />
      </span>
      <span className="time">{clockTime(startTime)}</span>
      <span className="patient">{patientName}</span>
      <span className="visually-hidden">{withProfessional ? `${professionalName}, ${word}` : word}</span>
    </Line>
  );
}
