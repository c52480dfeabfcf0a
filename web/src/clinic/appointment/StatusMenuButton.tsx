import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { ExpandMoreIcon } from '../../kit/ui/icons';
import { theme } from '../../kit/ui/theme';
import { whileOff } from '../../kit/ui/while-off';

const Opener = styled(ButtonBase)({
  gap: 4,
  minHeight: 32,
  borderRadius: 16,
  color: theme.vars.palette.primary.main,
  font: 'inherit',
  textAlign: 'left',
  '@media print': { '& > svg': { display: 'none' } },
});

interface Props {
  /** Names the button instead of its content. */
  label: string | undefined;
  /** The element that names the turno, if the label doesn't. */
  nameId?: string;
  sending: boolean;
  tabIndex?: 0 | -1;
  onOpen: (button: HTMLElement) => void;
  /** The badge, or what shows while sending. */
  children: ReactNode;
}

/** The status; opens the statuses to choose. */
export function StatusMenuButton({ label, nameId, sending, tabIndex, onOpen, children }: Props) {
  return (
    <Opener
      className="status"
      tabIndex={tabIndex}
      aria-haspopup="menu"
      aria-busy={sending}
      aria-label={label}
      aria-describedby={nameId}
      {...whileOff({ onClick: ({ currentTarget }) => onOpen(currentTarget) }, { off: sending })}
    >
      {children}
      <ExpandMoreIcon fontSize="inherit" />
    </Opener>
  );
}
