import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';

import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import { useRefMap } from '../../kit/focus/useRefMap';
import { EntryMenu } from '../../kit/list/EntryActions';
import { EntryList } from '../../kit/list/EntryList';
import { useWholeList } from '../../kit/list/useWholeList';
import { notify } from '../../kit/notify/notify';
import { useSendingIds } from '../../kit/send/useSendingIds';
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
  const [setAccepted] = useSetInsurersAcceptedMutation({ errorFallback: texts.list.acceptFailed });
  const { sendingIds, sending } = useSendingIds();
  const buttons = useRefMap<number>();
  // A deletion or the filter may remove the pressed row.
  const nearest = useRef<readonly number[]>([]);
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
  const keepNearest = (id: number) => {
    const ids = props.list.rows?.map((row) => row.id) ?? [];
    const index = ids.indexOf(id);
    nearest.current = [...ids.slice(index + 1), ...ids.slice(0, index).toReversed()];
  };
  const toggle = async ({ id, name, isAccepted }: InsurerFactsFragment) => {
    keepNearest(id);
    const change = isAccepted ? { acceptedIds: [], rejectedIds: [id] } : { acceptedIds: [id], rejectedIds: [] };
    const { error } = await sending(String(id), setAccepted(change));
    if (error) {
      await reload();
      return;
    }
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
      focusAfterRow={() => nearest.current.map(buttons.get).find((button) => button !== undefined)}
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
              busy: sendingIds.has(String(insurer.id)),
              button: buttons.ref(insurer.id),
            }}
            onEdit={() => form.openStored(insurer)}
            acts={[]}
            onDelete={() => {
              keepNearest(insurer.id);
              deletion.ask(insurer);
            }}
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
