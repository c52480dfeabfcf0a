import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { DataTable, type Column } from '../../kit/list/DataTable';
import type { ListUrl } from '../../kit/list/useListUrlState';
import type { Rows } from '../../kit/list/usePagedQuery';
import { momentText } from '../../kit/time/wall-time';
import type { AuditFilterName } from './audit-list';
import type { AuditFactsFragment } from './audit.generated';
import { pathOfThing } from './audited-thing';
import { AuditedChanges } from './AuditedChanges';
import { actorText, texts } from './texts';

interface Props {
  list: Rows<AuditFactsFragment>;
  urlState: ListUrl<AuditFilterName, never>;
  empty: ReactNode;
}

const COLUMNS: Column<AuditFactsFragment>[] = [
  { id: 'thing', header: texts.audit.thing, cell: (event) => <Thing event={event} />, card: 'title' },
  { id: 'action', header: texts.fields.action, cell: ({ action }) => texts.audit.actions[action], card: 'line' },
  {
    id: 'changes',
    header: texts.fields.changes,
    cell: ({ changes }) => <AuditedChanges changes={changes} />,
    card: 'plain',
  },
  { id: 'actor', header: texts.audit.actor, cell: (event) => actorText(event) ?? texts.audit.formerActor },
  {
    id: 'at',
    header: texts.fields.at,
    cell: ({ at }) => (
      <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
        {momentText(at)}
      </time>
    ),
    card: 'badge',
  },
];

/** Newest first. */
export function AuditTable({ list, urlState, empty }: Props) {
  return (
    <DataTable
      caption={texts.audit.caption}
      columns={COLUMNS}
      list={list}
      urlState={urlState}
      rowKey={({ id }) => id}
      empty={empty}
      errorTitle={texts.audit.failed}
    />
  );
}

/** Links to an event's subject. */
function Thing({ event }: { event: AuditFactsFragment }) {
  const text = texts.audit.thingText(event.entity.label, event.called);
  const path = pathOfThing(event);
  if (path === null) return text;
  return (
    <Link component={RouterLink} to={path}>
      {text}
    </Link>
  );
}
