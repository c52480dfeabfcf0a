import { useCallback } from 'react';

import { NETWORK_TEXT } from '../errors/api-error';
import { notify } from '../notify/notify';

/** Chromium remembers that a file failed: it will not ask for it again, however often it is wanted, until the page is loaded anew. */
const RELOAD_TEXT = 'No se pudo cargar. Recargar la página e intentar nuevamente.';

/** For a dialog whose file could not be had (Later's `onFailure`): that is said, and the page is as before. */
export function useGiveUp(onClose: () => void): () => void {
  return useCallback(() => {
    notify.error(navigator.onLine ? RELOAD_TEXT : NETWORK_TEXT);
    onClose();
  }, [onClose]);
}
