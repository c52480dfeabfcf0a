import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Chip from '@mui/material/Chip';


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
      icon={<span>{isActive ? <CheckIcon fontSize="inherit" /> : <RemoveIcon fontSize="inherit" />}</span>}
      label={label}
      style={{ minWidth: 'max-content', background: `var(--${colour}-chip)`, color: `var(--${colour}-text)`, borderColor: `var(--${colour}-edge)` }}
    />
  );
}
