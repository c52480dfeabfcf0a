import Button from '@mui/material/Button';
import { useState } from 'react';

import { OnceDialog } from '../../../kit/dialog/OnceDialog';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../../kit/dialog/useDeletion';
import { useEntryForm } from '../../../kit/dialog/useEntryForm';
import { EntryList } from '../../../kit/list/EntryList';
import { useWholeList } from '../../../kit/list/useWholeList';
import { texts } from '../texts';
import { arrivalsPath, screenPath } from '../waiting-screens.paths';
import { screenColumns, SCREENS } from './screens-list';
import {
  useCreateWaitingScreenMutation,
  useDeleteWaitingScreenMutation,
  useUpdateWaitingScreenMutation,
  useWaitingScreensQuery,
  type CreateWaitingScreenInput,
  type WaitingScreenFactsFragment,
  type WaitingScreenKind,
} from './screens.generated';
import { ScreenFormDialog } from './ScreenFormDialog';

/** Screens of calls and of arrivals; a new one's link is shown once. */
export function WaitingScreensPage() {
  const { data, reload, props } = useWholeList(useWaitingScreensQuery, SCREENS);
  const rooms = data?.allRooms ?? [];
  const [create] = useCreateWaitingScreenMutation();
  const [update] = useUpdateWaitingScreenMutation();
  const [remove] = useDeleteWaitingScreenMutation();
  const [made, setMade] = useState<Made>();
  const form = useEntryForm<WaitingScreenFactsFragment, Required<CreateWaitingScreenInput>>(texts, reload, {
    create: async (input, idempotencyKey) => {
      const outcome = await create({ input, idempotencyKey });
      const token = outcome.data?.createWaitingScreen.token;
      setMade(token === undefined ? undefined : { token, kind: input.kind });
      return outcome;
    },
    update: ({ id }, { name, roomIds, shows }, expectedVersion) =>
      update({ id, input: { name, roomIds, shows }, expectedVersion }),
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
      {made && !form.dialog.open && <LinkDialog {...made} onClose={() => setMade(undefined)} />}
      {deletion.dialog}
    </EntryList>
  );
}

interface Made {
  /** Shown only once. */
  token: string;
  kind: WaitingScreenKind;
}

/** A new screen's link, to copy or open. */
function LinkDialog({ token, kind, onClose }: Made & { onClose: () => void }) {
  const link = `${window.location.origin}${kind === 'calls' ? screenPath(token) : arrivalsPath(token)}`;
  const open = (
    <Button variant="outlined" href={link} target="_blank" rel="noopener noreferrer">
      {texts.link.open}
    </Button>
  );
  return (
    <OnceDialog texts={texts.link} value={link} actions={open} onClose={onClose}>
      <p>{texts.link.how[kind]}</p>
    </OnceDialog>
  );
}
