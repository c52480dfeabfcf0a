import Chip from '@mui/material/Chip';

import { CheckIcon, DashIcon } from '../ui/page-icons';

interface Props {
  isActive: boolean;
  /** Its word in the right gender, e.g. "Inactiva". */
  label: string;
}

/** Whether something is in use, by its word, an icon and a colour. */
export function ActiveBadge({ isActive, label }: Props) {
  const colour = isActive ? 'done' : 'absent';
  return (
    <Chip
      component="span"
      icon={<span>{isActive ? <CheckIcon size={16} /> : <DashIcon size={16} />}</span>}
      label={label}
      style={{ minWidth: 'max-content', background: `var(--${colour}-chip)`, color: `var(--${colour}-text)`, borderColor: `var(--${colour}-edge)` }}
    />
  );
}
