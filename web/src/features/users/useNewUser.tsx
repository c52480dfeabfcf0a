import { useState } from 'react';

import { bannerText } from '../../kit/errors/banner-text';
import { notify } from '../../kit/notify/notify';
import { useRetryKey } from '../../kit/send/useRetryKey';
import { NewUserDialog } from './NewUserDialog';
import { texts } from './texts';
import {
  useCreateUserMutation,
  useResendInvitationMutation,
  type CreateUserInput,
  type UserFactsFragment,
} from './users.generated';

/** Inviting, and inviting again. `reload` refetches the list. */
export function useNewUser(reload: () => Promise<void>) {
  const [isOpen, setOpen] = useState(false);
  const [createUser] = useCreateUserMutation();
  const [resend] = useResendInvitationMutation();
  const [sendingTo, setSendingTo] = useState<number>();
  const { keyOf, done } = useRetryKey<CreateUserInput>();
  const close = () => setOpen(false);
  return {
    open: () => setOpen(true),
    /** Account with an invitation in flight. */
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
      <NewUserDialog
        open={isOpen}
        save={(input) => createUser({ input, idempotencyKey: keyOf(input) })}
        onSaved={(saved) => {
          done();
          if (saved) notify.success(texts.create.done(saved.createUser.email));
          close();
          void reload();
        }}
        onClose={close}
      />
    ),
  };
}
