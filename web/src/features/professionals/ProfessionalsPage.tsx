import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState } from 'react';

import { PEOPLE_READS } from '../../clinic/people/people-reads';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { arrange } from '../../kit/list/arrange';
import type { ListShape } from '../../kit/list/list-url-state';
import { ListToolbar } from '../../kit/list/ListToolbar';
import { useListUrlState } from '../../kit/list/useListUrlState';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { useReload } from '../../kit/list/useReload';
import {
  useCreateProfessionalMutation,
  useProfessionalsQuery,
  useUpdateProfessionalMutation,
  type CreateProfessionalInput,
  type ProfessionalFactsFragment,
} from './professionals.generated';
import { ProfessionalsTable } from './ProfessionalsTable';
import { texts } from './texts';
import { useProfessionalDeletion } from './useProfessionalDeletion';
import { useProfessionalOrder } from './useProfessionalOrder';
import { ProfessionalFormDialog } from './ProfessionalFormDialog';
import { SeveralProfessionalsDialog } from './several/SeveralProfessionals';

/** No filters or orders: the list changes the display order. */
const SHAPE: ListShape<never, never> = { filters: {}, sorts: [] };

const textOf = ({ name, specialtyName, email, phone }: ProfessionalFactsFragment) =>
  [name, specialtyName, email, phone].join(' ');

/** In the order of the public page. */
export function ProfessionalsPage() {
  const urlState = useListUrlState(SHAPE);
  const { data, ...all } = usePagedQuery(useProfessionalsQuery, {
    pageOf: ({ allProfessionals }) => ({ items: allProfessionals }),
    errorFallback: texts.list.failed,
  });
  const reload = useReload(all.retry, PEOPLE_READS);
  const order = useProfessionalOrder(all.rows ?? [], reload);
  const rows = all.rows && arrange(order.shown, urlState, { textOf });
  const form = useProfessionalForm(reload);
  const deletion = useProfessionalDeletion(reload);
  const [isAdding, setAdding] = useState(false);
  const stopAdding = useCallback(() => setAdding(false), [setAdding]);
  const page = useRef<HTMLDivElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  useKeptFocus(page, () => create.current?.focus());
  return (
    <Stack ref={page} spacing={3}>
      <ListToolbar urlState={urlState} searchLabel={texts.list.search} count={rows && texts.list.count(rows.length)}>
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {texts.several.open}
        </Button>
        <Button ref={create} aria-haspopup="dialog" onClick={form.openNew}>
          {texts.create.open}
        </Button>
      </ListToolbar>
      <ProfessionalsTable
        list={{ ...all, rows }}
        urlState={urlState}
        hasSpecialties={data?.specialties.length !== 0}
        onOrder={order.put}
        onEdit={form.openStored}
        onDelete={(professional) => void deletion.ask(professional)}
        readingId={deletion.readingId}
      />
      {(all.rows === undefined ? !all.failed : all.rows.length > 1) && (
        <Typography variant="body2" color="textSecondary">
          {urlState.isNarrowed ? texts.order.narrowed : texts.order.hint}
        </Typography>
      )}
      <ProfessionalFormDialog {...form.dialog} specialties={data?.specialties} count={all.rows?.length ?? 0} />
      <SeveralProfessionalsDialog open={isAdding} onClose={stopAdding} onDone={reload} />
      {deletion.dialog}
    </Stack>
  );
}

/** `reload` refetches the list. */
function useProfessionalForm(reload: () => Promise<void>) {
  const [createProfessional] = useCreateProfessionalMutation();
  const [updateProfessional] = useUpdateProfessionalMutation();
  return useEntryForm<ProfessionalFactsFragment, CreateProfessionalInput>(texts, reload, {
    create: (input, idempotencyKey) => createProfessional({ input, idempotencyKey }),
    update: ({ id }, given, expectedVersion) => {
      const { password: _, ...input } = given;
      return updateProfessional({ id, input, expectedVersion });
    },
  });
}
