import { useCallback, useState } from 'react';

import type { Outcome } from '../graphql/hooks';
import { notify } from '../notify/notify';
import { useRetryKey } from '../send/useRetryKey';

interface Entry<T, Input> {
  /** A retry has the key of the press before: what got lost on its way is not created twice. */
  create: (input: Input, idempotencyKey: string) => Promise<Outcome<unknown>>;
  update: (stored: T, input: Input, expectedVersion: number | undefined) => Promise<Outcome<unknown>>;
  /** The toasts. */
  createdText: string;
  updatedText: string;
  /** Brings the list up to date. */
  reload: () => Promise<unknown>;
}

export interface EntryDialog<T, Input> {
  open: boolean;
  /** Which one is changed; undefined: a new one. It stays while the dialog goes. */
  stored: T | undefined;
  save: (input: Input, expectedVersion: number | undefined) => Promise<Outcome<unknown>>;
  onSaved: () => void;
  /** The same function every time. */
  onClose: () => void;
}

/** The dialog that creates one of a list or changes it: which one it is about, and how it is saved. For a FormDialog. */
export function useEntryForm<T, Input>({ create, update, createdText, updatedText, reload }: Entry<T, Input>) {
  const [{ open, stored }, setState] = useState<Pick<EntryDialog<T, Input>, 'open' | 'stored'>>({ open: false, stored: undefined });
  const { keyOf, done } = useRetryKey<Input>();
  const onClose = useCallback(() => setState((shown) => ({ ...shown, open: false })), []);
  const dialog: EntryDialog<T, Input> = {
    open,
    stored,
    save: async (input, expectedVersion) => {
      const outcome = await (stored === undefined ? create(input, keyOf(input)) : update(stored, input, expectedVersion));
      // Somebody else has deleted it: nothing is left to be changed, and the list says so behind the dialog.
      if (outcome.error?.code === 'NOT_FOUND') void reload();
      return outcome;
    },
    onSaved: () => {
      done();
      notify.success(stored === undefined ? createdText : updatedText);
      onClose();
      void reload();
    },
    onClose,
  };
  return {
    openNew: () => setState({ open: true, stored: undefined }),
    openStored: (chosen: T) => setState({ open: true, stored: chosen }),
    dialog,
  };
}
