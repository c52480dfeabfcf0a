import { useCallback, useRef, useState } from 'react';

import type { Outcome } from '../graphql/hooks';
import { notify } from '../notify/notify';
import { useRetryKey } from '../send/useRetryKey';

interface SaveTexts<Input> {
  title: string;
  submit: string;
  done: string | ((sent: Input) => string);
  failed: string;
}

interface EntryFormTexts<Input> {
  create: SaveTexts<Input>;
  update: SaveTexts<Input>;
}

interface Entry<T, Input> {
  /** A retry repeats the key. */
  create: (input: Input, idempotencyKey: string) => Promise<Outcome<unknown>>;
  update: (stored: T, input: Input, expectedVersion: number | undefined) => Promise<Outcome<unknown>>;
}

export interface EntryDialog<T, Input> {
  open: boolean;
  /** Undefined: a new one. Kept while closing. */
  stored: T | undefined;
  save: (input: Input, expectedVersion: number | undefined) => Promise<Outcome<unknown>>;
  onSaved: () => void;
  /** Stable. */
  onClose: () => void;
}

/** State for a FormDialog that creates or changes items. */
export function useEntryForm<T, Input>(
  texts: EntryFormTexts<NoInfer<Input>>,
  reload: () => Promise<unknown>,
  { create, update }: Entry<T, Input>,
) {
  const [{ open, stored }, setState] = useState<Pick<EntryDialog<T, Input>, 'open' | 'stored'>>({
    open: false,
    stored: undefined,
  });
  const { keyOf, done } = useRetryKey<Input>();
  const sent = useRef<Input>(undefined);
  const onClose = useCallback(() => setState((shown) => ({ ...shown, open: false })), []);
  const dialog: EntryDialog<T, Input> = {
    open,
    stored,
    save: async (input, expectedVersion) => {
      sent.current = input;
      const outcome = await (stored === undefined
        ? create(input, keyOf(input))
        : update(stored, input, expectedVersion));
      // A colleague deleted it.
      if (outcome.error?.code === 'NOT_FOUND') void reload();
      return outcome;
    },
    onSaved: () => {
      done();
      const text = (stored === undefined ? texts.create : texts.update).done;
      notify.success(typeof text === 'string' ? text : text(sent.current!));
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

/** Props of the FormDialog. `name` is the draft's, e.g. "room". */
export function entryFormProps<T extends { id: number }, Input>(
  dialog: EntryDialog<T, Input>,
  texts: EntryFormTexts<NoInfer<Input>>,
  name: string,
) {
  const { open, stored, save, onSaved, onClose } = dialog;
  const { title, submit, failed } = stored ? texts.update : texts.create;
  return {
    open,
    title,
    onClose,
    stored,
    send: save,
    onDone: onSaved,
    errorText: failed,
    submitLabel: submit,
    draft: `${name}:${stored?.id ?? 'new'}`,
  };
}
