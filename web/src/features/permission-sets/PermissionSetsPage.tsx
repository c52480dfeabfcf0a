import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import { EntryList } from '../../kit/list/EntryList';
import { useWholeList } from '../../kit/list/useWholeList';
import { PermissionSetDialog } from './PermissionSetDialog';
import { PERMISSION_SET_COLUMNS, PERMISSION_SETS } from './permission-sets-list';
import {
  useCreatePermissionSetMutation,
  useDeletePermissionSetMutation,
  usePermissionSetsQuery,
  useUpdatePermissionSetMutation,
  type CreatePermissionSetInput,
  type PermissionSetFactsFragment,
} from './permission-sets.generated';
import { texts } from './texts';

/** The permission sets of administrators' accounts. */
export function PermissionSetsPage() {
  const { reload, props } = useWholeList(usePermissionSetsQuery, PERMISSION_SETS);
  const [create] = useCreatePermissionSetMutation();
  const [update] = useUpdatePermissionSetMutation();
  const [remove] = useDeletePermissionSetMutation();
  const form = useEntryForm<PermissionSetFactsFragment, CreatePermissionSetInput>(texts, reload, {
    create: (input, idempotencyKey) => create({ input, idempotencyKey }),
    update: ({ id, builtIn }, { name, permissions }, expectedVersion) =>
      update({ id, input: builtIn === 'direction' ? { name } : { name, permissions }, expectedVersion }),
  });
  const deletion = useDeletion<PermissionSetFactsFragment>(texts.deletion, reload, ({ id, name }) => ({
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: [texts.deletion.consequence],
    remove: () => remove({ id }),
  }));
  return (
    <EntryList
      {...props}
      texts={texts}
      columns={PERMISSION_SET_COLUMNS}
      create={{ label: texts.create.open, onPress: form.openNew }}
      onEdit={form.openStored}
      canEdit={({ viewerCan }) => viewerCan.give}
      onDelete={deletion.ask}
      canDelete={({ viewerCan }) => viewerCan.delete}
    >
      <PermissionSetDialog key={form.dialog.stored?.id} {...form.dialog} />
      {deletion.dialog}
    </EntryList>
  );
}
