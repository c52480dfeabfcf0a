import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { CheckIcon, CloseIcon, RemoveIcon } from '../../../kit/ui/icons';
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

const COLOUR: Record<Tone, string> = {
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
  '& svg': { flex: 'none' },
  '& > .holiday': { color: 'var(--muted)', fontWeight: 600 },
  // The narrowest cells have no space for the icon.
  '@container (max-width: 119px)': { '& > span': { padding: '2px 4px' }, '& svg': { display: 'none' } },
});

const coloured = (name: string) => ({ background: `var(--${name}-chip)`, color: `var(--${name}-text)` });

interface Props {
  /** The day's button uses it as its description. */
  id: string;
  status: DayStatus;
  /** Names. */
  holidays: readonly string[];
}

export function DayWords({ id, status: { tone, text, ownCount }, holidays }: Props) {
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
      {ownCount > 0 && <span style={coloured('confirmed')}>{texts.dayStatus.ownCount(ownCount)}</span>}
    </Words>
  );
}
