import type { Column } from '../../kit/list/DataTable';
import { momentText } from '../../kit/time/wall-time';
import { CheckIcon, DeleteIcon, ScheduleIcon, WarningIcon } from '../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../kit/ui/StatusChip';
import type { BackupRowFragment, BackupState } from './backups.generated';
import { texts } from './texts';

const LOOK: Readonly<Record<BackupState, { icon: typeof CheckIcon; colour: StatusColour }>> = {
  waiting: { icon: ScheduleIcon, colour: 'pending' },
  making: { icon: ScheduleIcon, colour: 'pending' },
  checking: { icon: ScheduleIcon, colour: 'pending' },
  checked: { icon: CheckIcon, colour: 'done' },
  failed: { icon: WarningIcon, colour: 'cancelled' },
  removed: { icon: DeleteIcon, colour: 'absent' },
};

function StateBadge({ state }: { state: BackupState }) {
  const { icon: Icon, colour } = LOOK[state];
  return <StatusChip icon={<Icon fontSize="inherit" />} colour={colour} label={texts.states[state]} />;
}

/** '—' while it is not known. */
const orNone = (value: number | null, show: (value: number) => string) =>
  value === null ? texts.list.none : show(value);

export const BACKUP_COLUMNS: readonly Column<BackupRowFragment>[] = [
  {
    id: 'when',
    header: texts.list.when,
    cell: ({ askedAt }) => (
      <time dateTime={askedAt} style={{ whiteSpace: 'nowrap' }}>
        {momentText(askedAt)}
      </time>
    ),
    card: 'title',
  },
  { id: 'state', header: texts.list.state, cell: ({ state }) => <StateBadge state={state} />, card: 'badge' },
  {
    id: 'what',
    header: texts.list.what,
    cell: ({ file, fault }) => <span style={{ overflowWrap: 'anywhere' }}>{fault ?? file ?? texts.list.none}</span>,
    takesRest: 'whole',
    card: 'line',
  },
  { id: 'size', header: texts.list.size, cell: ({ bytes }) => orNone(bytes, texts.size), align: 'right' },
  { id: 'made', header: texts.list.made, cell: ({ makeMs }) => orNone(makeMs, texts.took), align: 'right' },
  { id: 'checked', header: texts.list.checked, cell: ({ checkMs }) => orNone(checkMs, texts.took), align: 'right' },
  { id: 'by', header: texts.list.by, cell: ({ askedBy }) => askedBy ?? texts.list.nobody },
];
