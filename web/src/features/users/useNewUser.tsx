import { useCallback, useState } from 'react';

import { bannerText } from '../../kit/errors/banner-text';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';
import { notify } from '../../kit/notify/notify';
import { useRetryKey } from '../../kit/send/useRetryKey';
import { texts } from './texts';
import {
  useCreateUserMutation,
  useResendInvitationMutation,
  type CreateUserInput,
  type UserFactsFragment,
} from './users.generated';

const loadDialog = () => import('./NewUserDialog').then((file) => file.NewUserDialog);

/** Inviting, and inviting again. `reload` refetches the list. */
export function useNewUser(reload: () => Promise<void>) {
  const [isOpen, setOpen] = useState(false);
  const [createUser] = useCreateUserMutation();
  const [resend] = useResendInvitationMutation();
  const [sendingTo, setSendingTo] = useState<number>();
  const { keyOf, done } = useRetryKey<CreateUserInput>();
  const close = useCallback(() => setOpen(false), []);
  const onFailure = useDialogLoadFailure(close);
  return {
    open: () => setOpen(true),
    /** The account whose invitation is being sent again. */
    sendingTo,
    resend: async ({ id, email }: UserFactsFragment) => {
      if (sendingTo !== undefined) return;
      setSendingTo(id);
      const { error } = await resend({ id });
      setSendingTo(undefined);
      if (error?.isDeclined) return;
      if (error) notify.error(bannerText(error, texts.invitation.unsure));
      else notify.success(texts.create.done(email));
      await reload();
    },
    dialog: (
      <LazyComponent
        load={loadDialog}
        isNeeded={isOpen}
        onFailure={onFailure}
        props={{
          open: isOpen,
          save: (input) => createUser({ input, idempotencyKey: keyOf(input) }),
          onSaved: (saved) => {
            done();
            if (saved) notify.success(texts.create.done(saved.createUser.email));
            close();
            void reload();
          },
          onClose: close,
        }}
      />
    ),
  };
}
