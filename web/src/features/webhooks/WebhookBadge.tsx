import { BlockIcon, CheckIcon, ScheduleIcon, WarningIcon } from '../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../kit/ui/StatusChip';
import { texts } from './texts';
import type { WebhookState } from './webhooks.generated';

const LOOK: Readonly<Record<WebhookState, { icon: typeof CheckIcon; colour: StatusColour }>> = {
  active: { icon: CheckIcon, colour: 'done' },
  retrying: { icon: ScheduleIcon, colour: 'pending' },
  paused: { icon: BlockIcon, colour: 'absent' },
  failing: { icon: WarningIcon, colour: 'cancelled' },
  gone: { icon: WarningIcon, colour: 'cancelled' },
};

export function WebhookBadge({ state }: { state: WebhookState }) {
  const { icon: Icon, colour } = LOOK[state];
  return <StatusChip icon={<Icon fontSize="inherit" />} colour={colour} label={texts.states[state]} />;
}
