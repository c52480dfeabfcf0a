import { useCallback } from 'react';

import { NETWORK_TEXT } from '../errors/api-error';
import { notify } from '../notify/notify';

/** For a dialog whose file could not be had (Later's `onFailure`): that is said, and the page is as before. */
export function useGiveUp(onClose: () => void): () => void {
  return useCallback(() => {
    notify.error(NETWORK_TEXT);
    onClose();
  }, [onClose]);
}
