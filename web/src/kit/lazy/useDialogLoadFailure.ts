import { useCallback } from 'react';

import { NETWORK_TEXT } from '../errors/api-error';
import { GoneFileError } from '../files/import-file';
import { needsNewPage } from '../files/useLateFile';
import { notify } from '../notify/notify';

const NEW_BUILD_TEXT = 'Hay una versión nueva de la página. Recargala e intentá nuevamente.';
const BROKEN_TEXT = 'La página no llegó completa. Recargala e intentá nuevamente.';

/** For LazyComponent's `onFailure`. */
export function useDialogLoadFailure(onClose: () => void): (reason: unknown) => void {
  return useCallback(
    (reason) => {
      notify.error(loadFailureText(reason));
      onClose();
    },
    [onClose],
  );
}

/** Advises a reload or a retry. */
export function loadFailureText(reason: unknown): string {
  if (reason instanceof GoneFileError) return NEW_BUILD_TEXT;
  return needsNewPage(reason) ? BROKEN_TEXT : NETWORK_TEXT;
}
