import { useCallback } from 'react';

import { NETWORK_TEXT } from '../errors/api-error';
import { GoneFileError } from '../files/import-file';
import { notify } from '../notify/notify';

const NEW_BUILD_TEXT = 'Hay una versión nueva de la página. Recárgala e intenta nuevamente.';

/** For a dialog whose file could not be had (Later's `onFailure`): that is said, and the page is as before. */
export function useGiveUp(onClose: () => void): (reason: unknown) => void {
  return useCallback(
    (reason) => {
      notify.error(reason instanceof GoneFileError ? NEW_BUILD_TEXT : NETWORK_TEXT);
      onClose();
    },
    [onClose],
  );
}
