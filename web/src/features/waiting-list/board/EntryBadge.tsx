import { CloseIcon, DoneAllIcon, HourglassIcon, ScheduleIcon, WarningIcon } from '../../../kit/ui/icons';
import { StatusChip } from '../../../kit/ui/StatusChip';
import type { WaitingEntryFragment } from './board.generated';
import { texts } from './texts';

/** Status of an entry; for a waiting one, its open offer, or whether it is urgent. */
export function EntryBadge({ entry }: { entry: WaitingEntryFragment }) {
  const { status, isUrgent, endReason, offers } = entry;
  if (status === 'fulfilled')
    return <StatusChip icon={<DoneAllIcon fontSize="inherit" />} colour="done" label={texts.badges.fulfilled} />;
  if (status === 'ended') {
    const label = texts.endReasons[endReason ?? 'removed'];
    return <StatusChip icon={<CloseIcon fontSize="inherit" />} colour="absent" label={label} />;
  }
  const open = offers.find(({ outcome }) => outcome === 'pending');
  if (open) {
    const label = texts.badges.offered(open.answerUntil);
    return <StatusChip icon={<ScheduleIcon fontSize="inherit" />} colour="confirmed" label={label} />;
  }
  return isUrgent ? (
    <StatusChip icon={<WarningIcon fontSize="inherit" />} colour="cancelled" label={texts.badges.urgent} />
  ) : (
    <StatusChip icon={<HourglassIcon fontSize="inherit" />} colour="pending" label={texts.badges.active} />
  );
}
