import type { ReactNode } from 'react';

import type { ApiError } from '../errors/api-error';
import { failureText } from '../form/outcome';
import { notify } from '../notify/notify';
import { useQuestion, type Asking } from './useQuestion';

/** What is asked before something is deleted, and how that goes; see AskedQuestion. */
interface Deletion {
  title: string;
  about: ReactNode;
  consequences: readonly string[];
  noLabel: string;
  yesLabel: string;
  /** `told`: what the server says of it, after doneText. */
  remove: () => Promise<{ error?: ApiError | undefined; told?: string | undefined }>;
  /** The toast once it is gone. */
  doneText: string;
  /** What went wrong, when the server says nothing of use. */
  failedText: string;
}

/** There is more to read. */
const LONG_TOAST_MS = 6000;

/**
 * Asks before one of several is deleted. One that is not there any more is done: the answer to the press before may have
 * been lost. `reload` brings the list up to date, also after a failure: it may be gone all the same.
 */
export function useDeletion<T>(reload: () => Promise<unknown>, deletionOf: (it: T) => Deletion): Asking<T> {
  return useQuestion<T>((it) => {
    const { remove, doneText, failedText, ...words } = deletionOf(it);
    return {
      ...words,
      isDestructive: true,
      busyLabel: 'Eliminando...',
      onYes: async () => {
        const { error, told } = await remove();
        if (error && error.code !== 'NOT_FOUND') {
          void reload();
          return failureText(error, failedText);
        }
        if (told === undefined) notify.success(doneText);
        else notify.success(`${doneText}: ${told}`, LONG_TOAST_MS);
        await reload();
        return undefined;
      },
    };
  });
}
