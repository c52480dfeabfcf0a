import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';
import { ListToolbar } from '../../kit/list/ListToolbar';
import { useListPlace } from '../../kit/list/useListPlace';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { useReload } from '../../kit/list/useReload';
import { arrangeSpecialties, SPECIALTIES_SHAPE } from './specialties-list';
import { useAllSpecialtiesQuery } from './specialties.generated';
import { SpecialtiesTable } from './SpecialtiesTable';
import type { SpecialtyFormProps } from './SpecialtyFormDialog';
import { texts } from './texts';
import { useSpecialtyDeletion } from './useSpecialtyDeletion';
import { useSpecialtyForm } from './useSpecialtyForm';

/** The public queries with specialties, whose cached results a change makes stale. */
const PUBLIC_READS = ['landing', 'specialties', 'specialty', 'professionals'] as const;

const STATES = [
  { value: 'activa', label: texts.list.active },
  { value: 'inactiva', label: texts.list.inactive },
];

const loadForm = async () => (await import('./SpecialtyFormDialog')).SpecialtyFormDialog;

/** The clinic's specialties: list, public look and forms. */
export function SpecialtiesPage() {
  const place = useListPlace(SPECIALTIES_SHAPE);
  const { data, ...all } = usePagedQuery(useAllSpecialtiesQuery, {
    pageOf: ({ allSpecialties }) => ({ items: allSpecialties }),
    errorFallback: texts.list.failed,
  });
  const rows = all.rows && arrangeSpecialties(all.rows, place);
  const reload = useReload(all.retry, PUBLIC_READS);
  const form = useSpecialtyForm(reload);
  const onLoadFailure = useDialogLoadFailure(form.dialog.onClose);
  const deletion = useSpecialtyDeletion(reload);
  const page = useRef<HTMLDivElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  // The focused button may belong to a deleted row.
  useKeptFocus(page, () => create.current?.focus());
  return (
    <Stack spacing={3} ref={page}>
      <ListToolbar
        place={place}
        searchLabel={texts.list.search}
        filters={[{ name: 'estado', label: texts.fields.state, all: texts.list.allStates, options: STATES }]}
        count={rows && texts.list.count(rows.length)}
      >
        <Button ref={create} aria-haspopup="dialog" onClick={form.openNew}>
          {texts.create.open}
        </Button>
      </ListToolbar>
      <SpecialtiesTable list={{ ...all, rows }} place={place} onEdit={form.openStored} onDelete={deletion.ask} />
      <LazyComponent<SpecialtyFormProps>
        load={loadForm}
        wanted={form.dialog.open}
        onFailure={onLoadFailure}
        props={{ ...form.dialog, count: data?.allSpecialties.length ?? 0 }}
      />
      {form.question}
      {deletion.dialog}
    </Stack>
  );
}
