import IconButton from '@mui/material/IconButton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ComponentType } from 'react';

import { down, up } from '../ui/breakpoints';

const Act = styled(IconButton)({
  width: 32,
  height: 32,
  color: 'var(--primary)',
  [up('sm')]: { '& .word': { display: 'none' } },
  '@media (pointer: coarse)': { width: 44, height: 44 },
  // On a card there is room for the word.
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
  /** What it does, e.g. "Editar". */
  label: string;
  /** What it is done with, for screen readers: of many buttons of one word each has its own name. */
  of: string;
  onClick: () => void;
  /** It opens a dialog. */
  hasDialog?: boolean;
  /** Not now, e.g. while it is being done; it keeps the focus. */
  busy?: boolean;
}

/** Something to do with a row: a drawing with its word as a tooltip, or both on a card. */
export function RowAction({ icon: Icon, label, of, onClick, hasDialog = false, busy = false }: Props) {
  return (
    <Tooltip title={label}>
      <Act
        aria-label={`${label}: ${of}`}
        aria-haspopup={hasDialog ? 'dialog' : undefined}
        aria-disabled={busy}
        onClick={busy ? undefined : onClick}
      >
        <Icon fontSize="small" />
        <span className="word">{label}</span>
      </Act>
    </Tooltip>
  );
}
