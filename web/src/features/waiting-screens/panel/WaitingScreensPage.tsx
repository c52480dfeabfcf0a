import Button from '@mui/material/Button';
import { useState } from 'react';

import { OnceDialog } from '../../../kit/dialog/OnceDialog';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../../kit/dialog/useDeletion';
import { useEntryForm } from '../../../kit/dialog/useEntryForm';
import { EntryList } from '../../../kit/list/EntryList';
import { useWholeList } from '../../../kit/list/useWholeList';
import { texts } from '../texts';
import { screenPath } from '../waiting-screens.paths';
import { screenColumns, SCREENS } from './screens-list';
import {
  useCreateWaitingScreenMutation,
  useDeleteWaitingScreenMutation,
  useUpdateWaitingScreenMutation,
  useWaitingScreensQuery,
  type CreateWaitingScreenInput,
  type WaitingScreenFactsFragment,
} from './screens.generated';
import { ScreenFormDialog } from './ScreenFormDialog';

/** The waiting rooms' screens; a new one's link is shown once. */
export function WaitingScreensPage() {
  const { data, reload, props } = useWholeList(useWaitingScreensQuery, SCREENS);
  const rooms = data?.allRooms ?? [];
  const [create] = useCreateWaitingScreenMutation();
  const [update] = useUpdateWaitingScreenMutation();
  const [remove] = useDeleteWaitingScreenMutation();
  const [token, setToken] = useState<string>();
  const form = useEntryForm<WaitingScreenFactsFragment, Required<CreateWaitingScreenInput>>(texts, reload, {
    create: async (input, idempotencyKey) => {
      const outcome = await create({ input, idempotencyKey });
      setToken(outcome.data?.createWaitingScreen.token);
      return outcome;
    },
    update: ({ id }, input, expectedVersion) => update({ id, input, expectedVersion }),
  });
  const deletion = useDeletion<WaitingScreenFactsFragment>(texts.deletion, reload, ({ id, name }) => ({
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
      columns={screenColumns(rooms)}
      create={{ label: texts.create.open, onPress: form.openNew }}
      onEdit={form.openStored}
      onDelete={deletion.ask}
    >
      <ScreenFormDialog key={form.dialog.stored?.id} {...form.dialog} rooms={rooms} />
      {token !== undefined && !form.dialog.open && <LinkDialog token={token} onClose={() => setToken(undefined)} />}
      {deletion.dialog}
    </EntryList>
  );
}

interface Props {
  /** A new screen's token, which is shown only once. */
  token: string;
  onClose: () => void;
}

/** A new screen's link, to copy or open. */
function LinkDialog({ token, onClose }: Props) {
  const link = `${window.location.origin}${screenPath(token)}`;
  const open = (
    <Button variant="outlined" href={link} target="_blank" rel="noopener noreferrer">
      {texts.link.open}
    </Button>
  );
  return (
    <OnceDialog texts={texts.link} value={link} actions={open} onClose={onClose}>
      <p>{texts.link.how}</p>
    </OnceDialog>
  );
}
