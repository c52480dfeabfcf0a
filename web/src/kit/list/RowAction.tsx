import type { SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ComponentType } from 'react';

import { down, up } from '../ui/breakpoints';
import { OffIconButton } from '../ui/OffIconButton';

const Act = styled(OffIconButton)({
  width: 32,
  height: 32,
  color: 'var(--primary)',
  [up('sm')]: { '& .word': { display: 'none' } },
  '@media (pointer: coarse)': { width: 44, height: 44 },
  // A card has room for the word.
  [down('sm')]: {
    display: 'inline-flex',
    gap: 6,
    width: 'auto',
    maxWidth: '100%',
    height: 'auto',
    minHeight: 44,
    padding: '0 12px',
    border: '1px solid var(--control)',
    font: 'inherit',
    fontWeight: 600,
  },
});

interface Props {
  icon: ComponentType<SvgIconProps>;
  /** e.g. "Editar" */
  label: string;
  /** The row's name, for screen readers. */
  of: string;
  onClick: () => void;
  hasDialog?: boolean;
  /** Disabled, but keeps the focus. */
  busy?: boolean;
}

/** An icon with a tooltip; with its word on a card. */
export function RowAction({ icon: Icon, label, of, onClick, hasDialog = false, busy = false }: Props) {
  return (
    <Tooltip title={label}>
      <Act aria-label={`${label}: ${of}`} aria-haspopup={hasDialog ? 'dialog' : undefined} off={busy} onClick={onClick}>
        <Icon fontSize="small" />
        <span className="word">{label}</span>
      </Act>
    </Tooltip>
  );
}
