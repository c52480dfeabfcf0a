import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode, Ref } from 'react';

import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons';
import { OffIconButton } from '../ui/OffIconButton';

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
  buttonRef?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** At the ends the arrows stay focusable. */
export function MonthHeader({ id, name, as: Name = 'strong', onPrevious, onNext, buttonRef, children }: Props) {
  return (
    <Row>
      <OffIconButton ref={onPrevious && buttonRef} aria-label="Mes anterior" off={!onPrevious} onClick={onPrevious}>
        <ChevronLeftIcon fontSize="small" />
      </OffIconButton>
      <Name
        id={id}
        aria-live="polite"
        className={children ? undefined : 'name'}
        style={children ? visuallyHidden : undefined}
      >
        {name}
      </Name>
      {children}
      <OffIconButton ref={onPrevious ? undefined : buttonRef} aria-label="Mes siguiente" off={!onNext} onClick={onNext}>
        <ChevronRightIcon fontSize="small" />
      </OffIconButton>
    </Row>
  );
}
