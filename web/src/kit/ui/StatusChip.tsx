import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';

import { down } from './breakpoints';
import { statusColours } from './theme';

/** One line; wraps on a phone. */
const Status = styled(Chip)({
  minWidth: 'max-content',
  '& .MuiChip-icon': { flexShrink: 0 },
  [down('sm')]: {
    flexShrink: 0,
    minWidth: 0,
    maxWidth: '100%',
    height: 'auto',
    minHeight: 28,
    '& .MuiChip-label': { whiteSpace: 'normal' },
  },
}) as typeof Chip;

export type StatusColour = 'pending' | 'confirmed' | 'done' | 'cancelled' | 'absent';

interface Props {
  icon: ReactElement;
  colour: StatusColour;
  label: string;
}

/** Word, icon and colour: never colour alone. */
export function StatusChip({ icon, colour, label }: Props) {
  return <Status component="span" icon={<span>{icon}</span>} label={label} style={statusColours(colour)} />;
}
