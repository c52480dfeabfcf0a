import { PlainIcon } from '../../kit/ui/icons';
import { StatusChip } from '../../kit/ui/StatusChip';
import { shownStatus } from './shown-status';
import type { VisitTurnoFragment } from './visit.generated';

/** See shownStatus. */
export function TurnoBadge({ turno }: { turno: Pick<VisitTurnoFragment, 'status' | 'visit'> }) {
  const { icon, colour, text } = shownStatus(turno);
  return <StatusChip icon={<PlainIcon name={icon} />} colour={colour} label={text} />;
}
