import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { monthOf } from '../../../kit/time/wall-time';
import { CheckIcon, CloseIcon, RemoveIcon } from '../../../kit/ui/icons';
import type { PaletteStatus } from '../../../kit/ui/palette';
import { theme } from '../../../kit/ui/theme';
import { summaryPath } from '../summary/summary.paths';
import { texts } from '../texts';
import type { DayStatus } from './day-status';

type Tone = Exclude<DayStatus['tone'], 'loading'>;

const ICON: Record<Tone, ReactNode> = {
  available: <CheckIcon fontSize="inherit" />,
  partial: <CheckIcon fontSize="inherit" />,
  full: <CloseIcon fontSize="inherit" />,
  unavailable: <RemoveIcon fontSize="inherit" />,
  past: <RemoveIcon fontSize="inherit" />,
};

const COLOUR: Record<Tone, PaletteStatus> = {
  available: 'done',
  partial: 'partial',
  full: 'cancelled',
  unavailable: 'absent',
  past: 'absent',
};

const Words = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  minWidth: 0,
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '2px 6px',
    borderRadius: 8,
    minWidth: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  },
  '& > .own': { display: 'inline-block' },
  '& svg': { flex: 'none' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 24, color: 'inherit' },
  '& > .holiday': {
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  // The narrowest cells have no space for the icon.
  '@container (max-width: 119px)': { '& > span': { padding: '2px 4px' }, '& svg': { display: 'none' } },
});

const coloured = (name: PaletteStatus) => ({
  background: theme.vars.palette[name].chip,
  color: theme.vars.palette[name].text,
});

interface Props {
  /** Describes the day's button. */
  id: string;
  day: string;
  status: DayStatus;
  /** Names. */
  holidays: readonly string[];
}

export function DayWords({ id, day, status: { tone, text, ownCount, ownHours }, holidays }: Props) {
  if (tone === 'loading') return <Skeleton style={{ minWidth: 64 }} />;
  return (
    <Words id={id}>
      <span style={coloured(COLOUR[tone])}>
        {ICON[tone]}
        {text}
      </span>{' '}
      {holidays.map((name) => (
        <span key={name} className="holiday">
          {name}
        </span>
      ))}
      {ownCount > 0 && (
        <span className="own" style={coloured('confirmed')}>
          <Link to={summaryPath(monthOf(day))} title={texts.dayStatus.toSummary}>
            {texts.dayStatus.ownCount(ownCount)}
          </Link>{' '}
          {ownHours.join(', ')}
        </span>
      )}
    </Words>
  );
}
