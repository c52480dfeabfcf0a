import { CheckIcon, RemoveIcon } from './icons';
import { StatusChip } from './StatusChip';

interface Props {
  isActive: boolean;
  /** In the right gender, e.g. "Inactiva". */
  label: string;
}

export function ActiveBadge({ isActive, label }: Props) {
  const icon = isActive ? <CheckIcon fontSize="inherit" /> : <RemoveIcon fontSize="inherit" />;
  return <StatusChip icon={icon} colour={isActive ? 'done' : 'absent'} label={label} />;
}
