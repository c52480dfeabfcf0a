import { PlainIcon } from '../../kit/ui/icons';
import { StatusChip } from '../../kit/ui/StatusChip';
import { VISIT_LOOK } from './shown-status';
import type { VisitTurnoFragment } from './visit.generated';
import { visitText } from './visit-steps';

/** Today's step, its time, and the code on screens. Empty before arrival. */
export function VisitBadge({ visit }: Pick<VisitTurnoFragment, 'visit'>) {
  if (!visit) return null;
  const { icon, colour } = VISIT_LOOK[visit.step];
  return <StatusChip icon={<PlainIcon name={icon} />} colour={colour} label={visitText(visit)} />;
}
