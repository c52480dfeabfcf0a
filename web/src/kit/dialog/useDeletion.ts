import type { ReactNode } from 'react';

import type { ApiError } from '../errors/api-error';
import { failureText } from '../form/outcome';
import { notify } from '../notify/notify';
import { useQuestion, type Asking } from './useQuestion';

interface Deletion {
  title: string;
  about: ReactNode;
  consequences: readonly string[];
  noLabel: string;
  yesLabel: string;
  /** `told`: the server's message, added to doneText. */
  remove: () => Promise<{ error?: ApiError | undefined; told?: string | undefined }>;
  doneText: string;
  failedText: string;
}

const LONG_TOAST_MS = 6000;

/**
 * Asks before one item is deleted. NOT_FOUND counts as done: the answer to an earlier press may be lost. Reloads
 * after failures too, as the item may be gone.
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
