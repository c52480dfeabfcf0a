import { CheckIcon, RemoveIcon } from '../ui/icons';
import { StatusChip } from './StatusChip';

interface Props {
  isActive: boolean;
  /** Its word in the right gender, e.g. "Inactiva". */
  label: string;
}

/** Whether something is in use, by its word, an icon and a colour. */
export function ActiveBadge({ isActive, label }: Props) {
  const icon = isActive ? <CheckIcon fontSize="inherit" /> : <RemoveIcon fontSize="inherit" />;
  return <StatusChip icon={icon} colour={isActive ? 'done' : 'absent'} label={label} />;
}
