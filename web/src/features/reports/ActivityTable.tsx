import type { ReactNode } from 'react';

import { DataTable, type Column } from '../../shared/list/DataTable';
import type { Rows } from '../../shared/list/usePagedQuery';
import { ACTION_LABELS } from './activity-list';
import { ArrowText } from './ArrowText';
import type { ActivityFactsFragment } from './activity.generated';
import { momentText } from './moment-text';

interface Props {
  list: Rows<ActivityFactsFragment>;
  errorTitle: string;
  empty: ReactNode;
}

const COLUMNS: Column<ActivityFactsFragment>[] = [
  { id: 'professional', header: 'Profesional', cell: ({ professional: { name, email } }) => <span title={email}>{name}</span>, card: 'title' },
  { id: 'action', header: 'Acción', cell: ({ action }) => ACTION_LABELS[action], card: 'plain' },
  { id: 'changes', header: 'Cambios', cell: ({ changesSummary }) => <ArrowText text={changesSummary} />, card: 'plain' },
  { id: 'actor', header: 'Hecho por', cell: ({ actor }) => actor?.name ?? 'Cuenta eliminada' },
  { id: 'at', header: 'Fecha', cell: ({ createdAt }) => <time dateTime={createdAt} style={{ whiteSpace: 'nowrap' }}>{momentText(createdAt)}</time> },
];

/** What changed about professionals, newest first; on a phone a card each. */
export function ActivityTable({ list, errorTitle, empty }: Props) {
  return <DataTable caption="Actividad de Profesionales" columns={COLUMNS} list={list} rowKey={({ id }) => id} empty={empty} errorTitle={errorTitle} />;
}
