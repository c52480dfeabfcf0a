import IconButton from '@mui/material/IconButton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ComponentType, MouseEvent } from 'react';
import { Link } from 'react-router-dom';

import { down, up } from '../ui/breakpoints';
import { memoWithHandlers } from '../ui/memo-with-handlers';
import { OffIconButton } from '../ui/OffIconButton';
import { theme } from '../ui/theme';

const LOOK = {
  width: 32,
  height: 32,
  color: theme.vars.palette.primary.main,
  '&[aria-pressed="true"]': {
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
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
    border: `1px solid ${theme.vars.palette.control}`,
    font: 'inherit',
    fontWeight: 600,
  },
} as const;
const Act = styled(OffIconButton)(LOOK);
const Lead = styled(IconButton)(LOOK) as typeof IconButton;

interface Shown {
  icon: ComponentType<SvgIconProps>;
  /** e.g. "Editar" */
  label: string;
  /** For screen readers. */
  of: string;
}

interface Props extends Shown {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  hasDialog?: boolean;
  hasMenu?: boolean;
  /** Disabled, keeping the focus. */
  busy?: boolean;
  /** The toggle's state. */
  isOn?: boolean;
  /** -1: other rows hold the tab stops. */
  tabIndex?: 0 | -1;
}

/** Icon with a tooltip; with its word on a card. */
export const RowAction = memoWithHandlers(function RowAction({ icon: Icon, label, of, onClick, ...rest }: Props) {
  const { hasDialog, hasMenu, busy = false, isOn, tabIndex } = rest;
  return (
    <Tooltip title={label}>
      <Act
        aria-label={`${label}: ${of}`}
        aria-haspopup={hasDialog ? 'dialog' : hasMenu ? 'menu' : undefined}
        aria-pressed={isOn}
        off={busy}
        tabIndex={tabIndex}
        onClick={onClick}
      >
        <Icon fontSize="small" />
        <span className="word">{label}</span>
      </Act>
    </Tooltip>
  );
});

interface LinkProps extends Shown {
  /** Another site opens in a new tab. */
  to: string;
}

export function RowLink({ icon: Icon, label, of, to }: LinkProps) {
  return (
    <Tooltip title={label}>
      <Lead {...leadsTo(to)} aria-label={`${label}: ${of}`}>
        <Icon fontSize="small" />
        <span className="word">{label}</span>
      </Lead>
    </Tooltip>
  );
}

/** Props of MUI's buttons and menu items. */
export function leadsTo(to: string) {
  return to.startsWith('/')
    ? { component: Link, to }
    : { component: 'a' as const, href: to, target: '_blank', rel: 'noreferrer' };
}
