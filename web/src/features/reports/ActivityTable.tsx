import type { ReactNode } from 'react';

import { DataTable, type Column } from '../../kit/list/DataTable';
import type { Rows } from '../../kit/list/usePagedQuery';
import { momentText } from '../../kit/time/wall-time';
import type { ActivityFactsFragment } from './activity.generated';
import { ArrowText } from './ArrowText';
import { actorText, texts } from './texts';

interface Props {
  list: Rows<ActivityFactsFragment>;
  empty: ReactNode;
}

const COLUMNS: Column<ActivityFactsFragment>[] = [
  {
    id: 'professional',
    header: texts.activity.professional,
    cell: ({ professional: { name, email } }) => <span title={email}>{name}</span>,
    card: 'title',
  },
  { id: 'action', header: texts.fields.action, cell: ({ action }) => texts.activity.actions[action], card: 'line' },
  {
    id: 'changes',
    header: texts.fields.changes,
    cell: ({ changesSummary }) => <ArrowText text={changesSummary} />,
    card: 'plain',
  },
  { id: 'actor', header: texts.activity.actor, cell: (entry) => actorText(entry) ?? texts.activity.formerActor },
  {
    id: 'at',
    header: texts.fields.at,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} style={{ whiteSpace: 'nowrap' }}>
        {momentText(createdAt)}
      </time>
    ),
    card: 'badge',
  },
];

/** Newest first. */
export function ActivityTable({ list, empty }: Props) {
  return (
    <DataTable
      caption={texts.activity.caption}
      columns={COLUMNS}
      list={list}
      rowKey={({ id }) => id}
      empty={empty}
      errorTitle={texts.activity.failed}
    />
  );
}
