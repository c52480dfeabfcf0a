import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dateText } from '@turnero/api/domain/date-text';

import { DataTable, type Column } from '../../../kit/list/DataTable';
import { RowAction } from '../../../kit/list/RowAction';
import type { Rows } from '../../../kit/list/usePagedQuery';
import { EmptyState } from '../../../kit/states/EmptyState';
import { dayOf } from '../../../kit/time/wall-time';
import { DownIcon, RemoveIcon, ScheduleIcon, UpIcon, VisibilityIcon } from '../../../kit/ui/icons';
import { hoursText, periodText } from '../hours-text';
import type { WaitingEntryFragment } from './board.generated';
import { statusOf, type BoardPlace } from './board-list';
import { EntryBadge } from './EntryBadge';
import { outcomeText, slotText, texts } from './texts';
import type { BoardAction } from './useBoardActions';

/** A date is no date any more when its year stands on a line of its own. */
const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

const columnsOf = (today: string): readonly Column<WaitingEntryFragment>[] => [
  { id: 'patient', header: texts.fields.patient, cell: ({ patientName }) => patientName, card: 'title' },
  { id: 'waitsFor', header: texts.fields.waitsFor, cell: ({ waitsFor }) => waitsFor, card: 'line' },
  {
    id: 'when',
    header: texts.fields.when,
    cell: (entry) => <Lines first={hoursText(entry.hours)} second={periodText(entry, today)} />,
  },
  {
    id: 'since',
    header: texts.fields.since,
    cell: ({ createdAt }) => <Unbroken>{dateText(dayOf(createdAt))}</Unbroken>,
  },
  {
    id: 'lastOffer',
    header: texts.fields.lastOffer,
    cell: ({ offers: [last] }) => (last ? <Lines first={slotText(last)} second={outcomeText(last)} /> : '—'),
  },
  {
    id: 'status',
    header: texts.fields.status,
    cell: (entry) => <EntryBadge entry={entry} />,
    card: 'badge',
  },
];

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <>
      {first}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {second}
      </Typography>
    </>
  );
}

interface Action {
  which: BoardAction;
  icon: typeof VisibilityIcon;
  label: string;
}

const DETAILS: Action = { which: 'details', icon: VisibilityIcon, label: texts.details.open };
const OFFER: Action = { which: 'offer', icon: ScheduleIcon, label: texts.offering.open };
const MARK: Action = { which: 'urgent', icon: UpIcon, label: texts.marking.open };
const UNMARK: Action = { which: 'ordinary', icon: DownIcon, label: texts.unmarking.open };
const REMOVE: Action = { which: 'remove', icon: RemoveIcon, label: texts.removing.open };

/** Nothing is done any more about who waits no more; one time is offered after the other. */
function actionsOf({ status, isUrgent, offers }: WaitingEntryFragment): Action[] {
  if (status !== 'active') return [DETAILS];
  const isAsked = offers.some(({ outcome }) => outcome === 'pending');
  return [DETAILS, ...(isAsked ? [] : [OFFER]), isUrgent ? UNMARK : MARK, REMOVE];
}

interface Props {
  list: Rows<WaitingEntryFragment>;
  place: BoardPlace;
  /** By the clinic's clock. */
  now: string | undefined;
  onAct: (which: BoardAction, entry: WaitingEntryFragment) => void;
}

/** Those who wait in the order in which they are asked; on a phone, cards. */
export function BoardTable({ list, place, now, onAct }: Props) {
  return (
    <DataTable
      caption={texts.list.captions[statusOf(place)]}
      columns={columnsOf(now === undefined ? '' : dayOf(now))}
      list={list}
      place={place}
      rowKey={({ id }) => id}
      rowActions={(entry) =>
        actionsOf(entry).map(({ which, icon, label }) => (
          <RowAction
            key={which}
            icon={icon}
            label={label}
            of={entry.patientName}
            onClick={() => onAct(which, entry)}
            hasDialog
          />
        ))
      }
      empty={<EmptyState title={texts.list.empty} text={texts.list.emptyHint} />}
      errorTitle={texts.list.failed}
    />
  );
}
