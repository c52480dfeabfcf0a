import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';

import { down } from '../ui/breakpoints';

/** Its word stays in one line; on a phone whose text is large, in as many as it needs. */
const Status = styled(Chip)({
  minWidth: 'max-content',
  [down('sm')]: {
    flexShrink: 0,
    minWidth: 0,
    maxWidth: '100%',
    height: 'auto',
    minHeight: 28,
    '& .MuiChip-label': { whiteSpace: 'normal' },
  },
}) as typeof Chip;

/** The names of the statuses' colours in tokens.css. */
export type StatusColour = 'pending' | 'confirmed' | 'done' | 'cancelled' | 'absent';

interface Props {
  icon: ReactElement;
  colour: StatusColour;
  label: string;
}

/** A status by its word, an icon and a colour: never by colour alone. */
export function StatusChip({ icon, colour, label }: Props) {
  return (
    <Status
      component="span"
      icon={<span>{icon}</span>}
      label={label}
      style={{
        background: `var(--${colour}-chip)`,
        color: `var(--${colour}-text)`,
        borderColor: `var(--${colour}-edge)`,
      }}
    />
  );
}
