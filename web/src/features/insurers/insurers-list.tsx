import Typography from '@mui/material/Typography';
import { findInsurers } from '@turnero/api/domain/insurer-words';

import { activeColumn, activeFilter } from '../../kit/list/active-entries';
import type { Column } from '../../kit/list/DataTable';
import type { WholeList } from '../../kit/list/useWholeList';
import type { InsurerFactsFragment, InsurersQuery } from './insurers.generated';
import { KIND_WORD, texts } from './texts';

type InsurerSort = 'nombre' | 'tipo';
export type ListedInsurer = InsurerFactsFragment & { isActive: boolean };

export const INSURERS: WholeList<InsurersQuery, ListedInsurer, 'atiende' | 'tipo', InsurerSort> = {
  rowsOf: ({ insurers }) => insurers.map((insurer) => ({ ...insurer, isActive: insurer.isAccepted })),
  find: (insurers, search) => {
    const known = insurers.map((it) => ({ ...it, aliases: [...it.aliases, it.rnasCode ?? ''], it }));
    return findInsurers(known, search).map(({ it }) => it);
  },
  filters: {
    atiende: { ...activeFilter(texts, { active: 'si', inactive: 'no' }), all: texts.list.all },
    tipo: {
      label: texts.fields.kind,
      all: texts.list.allKinds,
      options: {
        nacional: { label: KIND_WORD.national, passes: ({ kind }) => kind === 'national' },
        provincial: { label: KIND_WORD.provincial, passes: ({ kind }) => kind === 'provincial' },
        publico: { label: KIND_WORD.public, passes: ({ kind }) => kind === 'public' },
        prepaga: { label: KIND_WORD.prepaid, passes: ({ kind }) => kind === 'prepaid' },
      },
    },
  },
  sorts: { nombre: ({ name }) => name, tipo: ({ kind }) => KIND_WORD[kind] },
  failed: texts.list.failed,
};

export const INSURER_COLUMNS: readonly Column<ListedInsurer, InsurerSort>[] = [
  {
    id: 'name',
    header: texts.fields.name,
    cell: ({ name, aliases }) => (
      <>
        {name}
        {aliases.length > 0 && (
          <Typography component="div" variant="body2" color="text.secondary">
            {aliases.join(', ')}
          </Typography>
        )}
      </>
    ),
    sort: 'nombre',
    card: 'title',
  },
  { id: 'kind', header: texts.fields.kind, cell: ({ kind }) => KIND_WORD[kind], sort: 'tipo', card: 'plain' },
  { id: 'rnasCode', header: texts.fields.rnasCode, cell: ({ rnasCode }) => rnasCode ?? '', card: 'line' },
  {
    id: 'plans',
    header: texts.fields.plans,
    cell: ({ plans }) =>
      plans
        .filter(({ isActive }) => isActive)
        .map(({ name }) => name)
        .join(', '),
    card: 'line',
  },
  activeColumn(texts),
];
