import { useCallback, useState } from 'react';

import { notify } from '../../kit/notify/notify';
import { texts } from './texts';
import { UserDialogs } from './UserDialogs';
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
