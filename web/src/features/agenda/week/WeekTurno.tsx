import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { CSSProperties, Ref } from 'react';

import { TurnoSigns } from '../../../clinic/appointment/TurnoSigns';
import { SeriesSign } from '../../../clinic/series/SeriesMark';
import { shownStatus } from '../../../clinic/visit/shown-status';
import { EventRepeatIcon, PlainIcon } from '../../../kit/ui/icons';
import { clockTime } from '../../../kit/time/wall-time';
import { up } from '../../../kit/ui/breakpoints';
import type { StatusColour } from '../../../kit/ui/StatusChip';
import { theme } from '../../../kit/ui/theme';
import type { AgendaAppointmentFragment } from '../agenda.generated';
import { holdsTime } from '../grid/grid-day';
import { texts } from '../texts';

/** In px. A finger reaches it at the right edge, beside the two lines of a turno. */
const MOVE_SIZE = { wide: 44, narrow: 24 };

const Move = styled(IconButton)({
  position: 'absolute',
  inset: '0 0 auto auto',
  width: MOVE_SIZE.wide,
  height: MOVE_SIZE.wide,
  padding: 0,
  borderRadius: 4,
  color: theme.vars.palette.text.secondary,
  [up('lg')]: { width: MOVE_SIZE.narrow, height: MOVE_SIZE.narrow, '& svg': { fontSize: '1rem' } },
  // No room for a finger: the menu has it.
  [`${up('lg')} and (pointer: coarse)`]: { display: 'none' },
  '@media print': { display: 'none' },
});

/** Like the day grid: edge and sign show the status. */
const Line = styled(ButtonBase)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  columnGap: 8,
  width: '100%',
  minHeight: 40,
  padding: '1px 4px 2px 6px',
  borderLeft: '4px solid var(--edge)',
  borderRadius: 4,
  background: 'var(--chip)',
  color: 'var(--text)',
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover': { background: theme.vars.palette.primaryTint, color: theme.vars.palette.text.primary },
  '& .when': { display: 'flex', gridRow: '1 / span 2', alignItems: 'center', gap: 4 },
  '& .time': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .patient': { minWidth: 0, fontWeight: 600 },
  '& .where': { minWidth: 0 },
  '& .over': { fontWeight: 700, fontSize: '0.75rem', letterSpacing: '0.04em' },
  '&[data-moves="true"]': { paddingRight: MOVE_SIZE.wide },
  // Narrow.
  [up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .when': { gridRow: 'auto' },
    '&&[data-moves="true"]': {
      paddingRight: 4,
      '& .when': { minHeight: MOVE_SIZE.narrow - 2, paddingRight: MOVE_SIZE.narrow },
    },
  },
  // Holds no time.
  '&[data-quiet="true"]': {
    background: 'none',
    color: theme.vars.palette.text.secondary,
    '& .patient': { fontWeight: 400, textDecoration: 'line-through' },
  },
  '@media (pointer: coarse)': { minHeight: 44 },
  // Paper has no tooltip.
  '@media screen': { '& .facts': visuallyHidden },
  '@media print': {
    display: 'flex',
    minHeight: 24,
    fontSize: '0.75rem',
    lineHeight: '1rem',
    '& .facts': { minWidth: 0 },
  },
});

interface Props {
  turno: AgendaAppointmentFragment;
  buttonRef: Ref<HTMLButtonElement>;
  withProfessional: boolean;
  onMenu: (turno: AgendaAppointmentFragment, button: HTMLElement) => void;
  onMove: (turno: AgendaAppointmentFragment) => void;
}

/** Opens its menu; moving is a press away. */
export function WeekTurno({ turno, buttonRef, withProfessional, onMenu, onMove }: Props) {
  const { viewerCan, startTime, patientName, professionalName, roomName, consultationKindName, series } = turno;
  const where = withProfessional ? professionalName : roomName;
  const { icon, colour, text } = shownStatus(turno);
  const facts = [consultationKindName, text].filter(Boolean);
  return (
    <>
      <Line
        ref={buttonRef}
        data-quiet={!holdsTime(turno)}
        data-moves={viewerCan.move}
        style={looksOf(colour)}
        aria-haspopup="menu"
        title={[patientName, where, ...facts].join(' · ')}
        onClick={({ currentTarget }) => onMenu(turno, currentTarget)}
      >
        <span className="when">
          <PlainIcon name={icon} />
          <TurnoSigns turno={turno} />
          <span className="time">{clockTime(startTime)}</span>
          {series && <SeriesSign series={series} />}
        </span>
        <span className="patient">{patientName}</span>
        <span className="where">{where}</span>
        <span className="facts">{facts.join(', ')}</span>
      </Line>
      {viewerCan.move && (
        <Tooltip title={texts.menu.move}>
          {/* By keyboard the menu has it: a week would have twice as many stops. */}
          <Move
            aria-label={texts.week.move(patientName, clockTime(startTime))}
            aria-haspopup="dialog"
            tabIndex={-1}
            onClick={() => onMove(turno)}
          >
            <EventRepeatIcon fontSize="small" />
          </Move>
        </Tooltip>
      )}
    </>
  );
}

const looksOf = (colour: StatusColour) =>
  ({
    '--edge': theme.vars.palette[colour].edge,
    '--chip': theme.vars.palette[colour].chip,
    '--text': theme.vars.palette[colour].text,
  }) as CSSProperties;
