import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';

import { Subject } from '../../kit/dialog/QuestionDialog';
import { useConfirmedChange } from '../../kit/dialog/useConfirmedChange';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import { EntryList } from '../../kit/list/EntryList';
import { useReload } from '../../kit/list/useReload';
import { useWholeList } from '../../kit/list/useWholeList';
import { SPECIALTIES, SPECIALTY_COLUMNS } from './specialties-list';
import {
  useAllSpecialtiesQuery,
  useCreateSpecialtyMutation,
  useDeleteSpecialtyMutation,
  useUpdateSpecialtyMutation,
  type CreateSpecialtyInput,
  type SpecialtyFactsFragment,
} from './specialties.generated';
import { switchOffQuestion, texts, type OpenRequest } from './texts';
import { SpecialtyFormDialog } from './SpecialtyFormDialog';
import { SpecialtiesFromListDialog } from './from-list/SpecialtiesFromList';

/** Public queries that a change makes stale. */
const PUBLIC_READS = ['landing', 'specialties', 'specialty', 'professionals'] as const;

export function SpecialtiesPage() {
  const { data, reload: reloadList, props } = useWholeList(useAllSpecialtiesQuery, SPECIALTIES);
  const reload = useReload(reloadList, PUBLIC_READS);
  const form = useSpecialtyForm(reload);
  const [isChoosing, setChoosing] = useState(false);
  const stopChoosing = useCallback(() => setChoosing(false), []);
  const [deleteSpecialty] = useDeleteSpecialtyMutation();
  // The server refuses one with professionals or requests, and suggests an alternative.
  const deletion = useDeletion<SpecialtyFactsFragment>(texts.deletion, reload, ({ id, name }) => ({
    about: <Subject>{texts.deletion.question(name)}</Subject>,
    consequences: [texts.deletion.consequence],
    remove: () => deleteSpecialty({ id }),
  }));
  return (
    <EntryList
      {...props}
      texts={texts}
      columns={SPECIALTY_COLUMNS}
      moreCreate={
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {texts.fromList.open}
        </Button>
      }
      create={{ label: texts.create.open, onPress: form.openNew }}
      onEdit={form.openStored}
      onDelete={deletion.ask}
    >
      <SpecialtyFormDialog {...form.dialog} count={data?.allSpecialties.length ?? 0} />
      <SpecialtiesFromListDialog open={isChoosing} onClose={stopChoosing} onDone={reload} />
      {form.question}
      {deletion.dialog}
    </EntryList>
  );
}

/** Asks before switching off one with open requests. `reload` refetches the lists. */
function useSpecialtyForm(reload: () => Promise<void>) {
  const [createSpecialty] = useCreateSpecialtyMutation();
  const [updateSpecialty] = useUpdateSpecialtyMutation();
  const { confirmed, question } = useConfirmedChange();
  const form = useEntryForm<SpecialtyFactsFragment, Required<CreateSpecialtyInput>>(texts, reload, {
    create: (input, idempotencyKey) => createSpecialty({ input, idempotencyKey }),
    update: ({ id, name, professionalCount }, input, expectedVersion) =>
      confirmed(
        (ids) => updateSpecialty({ id, input, expectedVersion, ...(ids && { confirmedRequests: ids }) }),
        (requests: readonly OpenRequest[]) => switchOffQuestion(name, professionalCount, requests),
      ),
  });
  return { ...form, question };
}
