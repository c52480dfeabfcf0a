import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';

import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import { EntryMenu } from '../../kit/list/EntryActions';
import { EntryList } from '../../kit/list/EntryList';
import { useWholeList } from '../../kit/list/useWholeList';
import { notify } from '../../kit/notify/notify';
import { BlockIcon, CheckIcon } from '../../kit/ui/icons';
import { AcceptedInsurersDialog } from './AcceptedInsurersDialog';
import { InsurerFormDialog } from './InsurerFormDialog';
import { INSURER_COLUMNS, INSURERS } from './insurers-list';
import {
  useCreateInsurerMutation,
  useDeleteInsurerMutation,
  useInsurersQuery,
  useSetInsurersAcceptedMutation,
  useUpdateInsurerMutation,
  type CreateInsurerInput,
  type InsurerFactsFragment,
} from './insurers.generated';
import { texts } from './texts';

/** The insurers that the clinic may accept. */
export function InsurersPage() {
  const { data, reload, props } = useWholeList(useInsurersQuery, INSURERS);
  const [createInsurer] = useCreateInsurerMutation();
  const [updateInsurer] = useUpdateInsurerMutation();
  const [deleteInsurer] = useDeleteInsurerMutation();
  const [setAccepted, { loading }] = useSetInsurersAcceptedMutation({ errorFallback: texts.list.acceptFailed });
  const [isChoosing, setChoosing] = useState(false);
  const stopChoosing = useCallback(() => setChoosing(false), []);
  const form = useEntryForm<InsurerFactsFragment, CreateInsurerInput>(texts, reload, {
    create: (input, idempotencyKey) => createInsurer({ input, idempotencyKey }),
    update: ({ id }, input, expectedVersion) => updateInsurer({ id, input, expectedVersion }),
  });
  const deletion = useDeletion<InsurerFactsFragment>(texts.deletion, reload, ({ id, name }) => ({
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: [texts.deletion.consequence],
    remove: () => deleteInsurer({ id }),
  }));
  const toggle = async ({ id, name, isAccepted }: InsurerFactsFragment) => {
    const { error } = await setAccepted({ ids: [id], isAccepted: !isAccepted });
    if (error) return;
    notify.success(isAccepted ? texts.list.rejected(name) : texts.list.accepted(name));
  };
  return (
    <EntryList
      {...props}
      texts={texts}
      columns={INSURER_COLUMNS}
      moreCreate={
        data && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {texts.several.open}
          </Button>
        )
      }
      create={{ label: texts.create.open, onPress: form.openNew }}
      actions={(insurer) =>
        insurer.kind === 'private_pay' ? (
          <EntryMenu of={insurer.name} onEdit={() => form.openStored(insurer)} acts={[]} />
        ) : (
          <EntryMenu
            of={insurer.name}
            main={{
              icon: insurer.isAccepted ? BlockIcon : CheckIcon,
              label: insurer.isAccepted ? texts.list.reject : texts.list.accept,
              onClick: () => void toggle(insurer),
              busy: loading,
            }}
            onEdit={() => form.openStored(insurer)}
            acts={[]}
            onDelete={() => deletion.ask(insurer)}
          />
        )
      }
    >
      <InsurerFormDialog key={form.dialog.stored?.id} {...form.dialog} />
      {data && (
        <AcceptedInsurersDialog open={isChoosing} onClose={stopChoosing} insurers={data.insurers} reload={reload} />
      )}
      {deletion.dialog}
    </EntryList>
  );
}
