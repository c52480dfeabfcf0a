import { StatusBadge } from '../../shared/status/StatusBadge';
import { StatusChip } from '../../shared/status/StatusChip';
import { RemoveIcon, ScheduleIcon } from '../../shared/ui/icons';
import type { Standing } from './standing';
import { texts } from './texts';

/** Where a turno stands, as its patient is told. */
export function StandingBadge({ standing }: { standing: Standing }) {
  switch (standing) {
    case 'reserved':
      return <StatusChip icon={<ScheduleIcon fontSize="inherit" />} colour="pending" label={texts.standing.reserved} />;
    case 'unconfirmed':
      return <StatusChip icon={<RemoveIcon fontSize="inherit" />} colour="absent" label={texts.standing.unconfirmed} />;
    default:
      return <StatusBadge status={standing} />;
  }
}
