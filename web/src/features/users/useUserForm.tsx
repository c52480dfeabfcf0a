import { useCallback, useState } from 'react';

import { notify } from '../../kit/notify/notify';
import { texts } from './texts';
import { UserFormDialog, type UserFormProps } from './UserFormDialog';
import { UserPasswordDialog } from './UserPasswordDialog';
import { useSecondFactorReset } from './useSecondFactorReset';
import { useUpdateUserMutation, type UserFactsFragment } from './users.generated';

interface State {
  /** The user of the dialogs; stays set while they close. */
  user: UserFactsFragment | undefined;
  open: 'none' | 'user' | 'password';
}

/** The dialogs of an account. `reload` refetches the list. */
export function useUserForm(reload: () => Promise<void>) {
  const [{ user, open }, setState] = useState<State>({ user: undefined, open: 'none' });
  const [updateUser] = useUpdateUserMutation();
  const show = useCallback((which: State['open']) => setState((it) => ({ ...it, open: which })), []);
  const close = useCallback(() => show('none'), [show]);
  const secondFactor = useSecondFactorReset({
    user,
    onDone: () => setState((it) => ({ ...it, user: it.user && { ...it.user, hasSecondFactor: false } })),
    reload,
  });
  return {
    edit: (chosen: UserFactsFragment) => setState({ user: chosen, open: 'user' }),
    dialogs: user && (
      <>
        <UserDialogs
          user={user}
          open={open}
          onOpen={show}
          onSecondFactorReset={() => secondFactor.ask(user)}
          save={(input, expectedVersion) => updateUser({ id: user.id, input, expectedVersion })}
          onSaved={(saved) => {
            if (saved !== null) notify.success(texts.update.done);
            close();
            void reload();
          }}
          onClose={close}
        />
        {secondFactor.dialogs}
      </>
    ),
  };
}

interface Props extends Omit<UserFormProps, 'open' | 'onPassword'> {
  /** The one on top. The password's dialog opens above the user's, which keeps its edits. */
  open: 'none' | 'user' | 'password';
  onOpen: (which: 'user' | 'password') => void;
}

/** The dialogs of an account: its data, and above it its password. */
function UserDialogs({ open, onOpen, ...form }: Props) {
  return (
    <>
      <UserFormDialog key={form.user.id} {...form} open={open !== 'none'} onPassword={() => onOpen('password')} />
      <UserPasswordDialog user={form.user} open={open === 'password'} onClose={() => onOpen('user')} />
    </>
  );
}
