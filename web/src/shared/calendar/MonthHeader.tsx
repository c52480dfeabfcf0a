import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons';

/** The arrows stay put whatever the month's name. */
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 8,
  '& .name': { fontSize: '1.25rem', lineHeight: '1.75rem' },
  '& .name::first-letter': { textTransform: 'uppercase' },
  '& [aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
});

interface Props {
  id: string;
  name: string;
  as?: 'strong' | 'h2' | 'h3';
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Replaces the visible name. */
  children?: ReactNode;
}

/** At the ends the arrows stay focusable, to keep the focus. */
export function MonthHeader({ id, name, as: Name = 'strong', onPrevious, onNext, children }: Props) {
  return (
    <Row>
      <IconButton aria-label="Mes anterior" aria-disabled={!onPrevious} onClick={onPrevious}>
        <ChevronLeftIcon fontSize="small" />
      </IconButton>
      <Name id={id} aria-live="polite" className={children ? 'visually-hidden' : 'name'}>
        {name}
      </Name>
      {children}
      <IconButton aria-label="Mes siguiente" aria-disabled={!onNext} onClick={onNext}>
        <ChevronRightIcon fontSize="small" />
      </IconButton>
    </Row>
  );
}
