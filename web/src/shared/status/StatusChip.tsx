import Chip from '@mui/material/Chip';
import type { ReactElement } from 'react';

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
    <Chip
      component="span"
      icon={<span>{icon}</span>}
      label={label}
      style={{
        minWidth: 'max-content',
        background: `var(--${colour}-chip)`,
        color: `var(--${colour}-text)`,
        borderColor: `var(--${colour}-edge)`,
      }}
    />
  );
}
