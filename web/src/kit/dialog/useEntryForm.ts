import { useCallback, useState } from 'react';

import type { Outcome } from '../graphql/hooks';
import { notify } from '../notify/notify';
import { useRetryKey } from '../send/useRetryKey';

interface Entry<T, Input> {
  /** A retry repeats the key, so nothing is created twice. */
  create: (input: Input, idempotencyKey: string) => Promise<Outcome<unknown>>;
  update: (stored: T, input: Input, expectedVersion: number | undefined) => Promise<Outcome<unknown>>;
  createdText: string;
  updatedText: string;
  reload: () => Promise<unknown>;
}

export interface EntryDialog<T, Input> {
  open: boolean;
  /** Undefined: a new one. Kept while the dialog closes. */
  stored: T | undefined;
  save: (input: Input, expectedVersion: number | undefined) => Promise<Outcome<unknown>>;
  onSaved: () => void;
  /** Stable. */
  onClose: () => void;
}

/** State for a FormDialog that creates or changes items. */
export function useEntryForm<T, Input>({ create, update, createdText, updatedText, reload }: Entry<T, Input>) {
  const [{ open, stored }, setState] = useState<Pick<EntryDialog<T, Input>, 'open' | 'stored'>>({ open: false, stored: undefined });
  const { keyOf, done } = useRetryKey<Input>();
  const onClose = useCallback(() => setState((shown) => ({ ...shown, open: false })), []);
  const dialog: EntryDialog<T, Input> = {
    open,
    stored,
    save: async (input, expectedVersion) => {
      const outcome = await (stored === undefined ? create(input, keyOf(input)) : update(stored, input, expectedVersion));
      // Somebody else deleted it.
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
