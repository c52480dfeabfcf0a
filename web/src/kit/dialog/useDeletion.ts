import type { ReactNode } from 'react';

import type { ApiError } from '../errors/api-error';
import { failureText } from '../form/outcome';
import { notify } from '../notify/notify';
import { useQuestion, type Asking } from './useQuestion';

interface DeletionTexts {
  title: string;
  no: string;
  yes: string;
  done: string;
  failed: string;
}

interface Deletion {
  /** A Subject. */
  about: ReactNode;
  consequences: readonly string[];
  details?: ReactNode;
  remove: () => Promise<{ error?: ApiError; summary?: string }>;
}

const LONG_TOAST_MS = 6000;

/** Asks before deleting. NOT_FOUND counts as done: an earlier answer may be lost. Reloads after failures too. */
export function useDeletion<T>(
  texts: DeletionTexts,
  reload: () => Promise<unknown>,
  deletionOf: (it: T) => Deletion,
): Asking<T> {
  return useQuestion<T>((it) => {
    const { remove, ...shown } = deletionOf(it);
    return {
      ...shown,
      title: texts.title,
      noLabel: texts.no,
      yesLabel: texts.yes,
      isDestructive: true,
      busyLabel: 'Eliminando...',
      onYes: async () => {
        const { error, summary } = await remove();
        if (error && error.code !== 'NOT_FOUND') {
          void reload();
          return failureText(error, texts.failed);
        }
        if (summary === undefined) notify.success(texts.done);
        else notify.success(`${texts.done}: ${summary}`, LONG_TOAST_MS);
        await reload();
        return undefined;
      },
    };
  });
}
