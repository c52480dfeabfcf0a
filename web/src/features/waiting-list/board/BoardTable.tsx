import Typography from '@mui/material/Typography';

import { DataTable, type Column } from '../../../kit/list/DataTable';
import { RowAction } from '../../../kit/list/RowAction';
import type { Rows } from '../../../kit/list/usePagedQuery';
import { EmptyState } from '../../../kit/states/EmptyState';
import { dayOf, momentText } from '../../../kit/time/wall-time';
import { VisibilityIcon } from '../../../kit/ui/icons';
import { hoursText, periodText } from '../hours-text';
import type { WaitingEntryFragment } from './board.generated';
import type { BoardPlace } from './board-list';
import { EntryBadge } from './EntryBadge';
import { offerText, texts } from './texts';

const columnsOf = (today: string): readonly Column<WaitingEntryFragment>[] => [
  { id: 'patient', header: texts.fields.patient, cell: ({ patientName }) => patientName, card: 'title' },
  { id: 'waitsFor', header: texts.fields.waitsFor, cell: ({ waitsFor }) => waitsFor, card: 'line' },
  {
    id: 'when',
    header: texts.fields.when,
    cell: (entry) => <Lines first={hoursText(entry.hours)} second={periodText(entry, today)} />,
  },
  { id: 'since', header: texts.fields.since, cell: ({ createdAt }) => momentText(createdAt) },
  {
    id: 'lastOffer',
    header: texts.fields.lastOffer,
    cell: ({ offers: [last] }) => (last ? offerText(last) : '—'),
  },
  {
    id: 'status',
    header: texts.fields.status,
    cell: (entry) => <EntryBadge entry={entry} />,
    card: 'badge',
  },
  {
    id: 'why',
    header: texts.fields.urgentReason,
    cell: ({ urgentReason }) => urgentReason ?? '—',
    takesRest: 'whole',
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

interface Props {
  list: Rows<WaitingEntryFragment>;
  place: BoardPlace;
  /** By the clinic's clock. */
  now: string | undefined;
  onDetails: (entry: WaitingEntryFragment) => void;
}

/** In the order in which they are asked; on a phone, cards. */
export function BoardTable({ list, place, now, onDetails }: Props) {
  return (
    <DataTable
      caption={texts.list.caption}
      columns={columnsOf(now === undefined ? '' : dayOf(now))}
      list={list}
      place={place}
      rowKey={({ id }) => id}
      rowActions={(entry) => (
        <RowAction
          icon={VisibilityIcon}
          label={texts.details.open}
          of={entry.patientName}
          onClick={() => onDetails(entry)}
          hasDialog
        />
      )}
      empty={<EmptyState title={texts.list.empty} text={texts.list.emptyHint} />}
      errorTitle={texts.list.failed}
    />
  );
}
