import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { DataTable, type Column } from '../../shared/list/DataTable';
import type { ListPlaceState } from '../../shared/list/useListPlace';
import type { Rows } from '../../shared/list/usePagedQuery';
import { AUDIT_ACTIONS, type AuditFilterName } from './audit-list';
import type { AuditFactsFragment } from './audit.generated';
import { AuditedChanges } from './AuditedChanges';
import { pathOfThing } from './audited-thing';
import { momentText } from './moment-text';

interface Props {
  list: Rows<AuditFactsFragment>;
  place: ListPlaceState<AuditFilterName, never>;
  errorTitle: string;
  empty: ReactNode;
}

const COLUMNS: Column<AuditFactsFragment>[] = [
  { id: 'thing', header: 'Qué', cell: (event) => <Thing event={event} />, card: 'title' },
  { id: 'action', header: 'Acción', cell: ({ action }) => AUDIT_ACTIONS[action] },
  { id: 'changes', header: 'Cambios', cell: ({ changes }) => <AuditedChanges changes={changes} />, card: 'plain' },
  { id: 'actor', header: 'Quién', cell: ({ actor }) => actor?.name ?? 'Sin cuenta' },
  { id: 'at', header: 'Fecha', cell: ({ at }) => <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>{momentText(at)}</time> },
];

/** Who changed what, newest first; on a phone a card each. */
export function AuditTable({ list, place, errorTitle, empty }: Props) {
  return <DataTable caption="Auditoría" columns={COLUMNS} list={list} place={place} rowKey={({ id }) => id} empty={empty} errorTitle={errorTitle} />;
}

/** "Sala: Consultorio 1", and the way there. */
function Thing({ event }: { event: AuditFactsFragment }) {
  const { entity, called } = event;
  const text = called ? `${entity.label}: ${called}` : entity.label;
  const path = pathOfThing(event);
  if (path === null) return text;
  return (
    <Link component={RouterLink} to={path}>
      {text}
    </Link>
  );
}
