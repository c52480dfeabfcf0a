import { renderHook } from '@testing-library/react';

import { BrokenImportError, GoneFileError } from '../files/import-file';
import { currentToasts } from '../notify/notify';
import { useDialogLoadFailure } from './useDialogLoadFailure';

test.each([
  [
    'for want of a connection says so',
    new TypeError('Failed to fetch'),
    'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.',
  ],
  [
    'because another build has replaced it is got by a new page',
    new GoneFileError(),
    'Hay una versión nueva de la página. Recargala e intentá nuevamente.',
  ],
  [
    'because what came is no file of the page is got by a new page',
    new BrokenImportError(),
    'La página no llegó completa. Recargala e intentá nuevamente.',
  ],
])('a dialog with a missing file %s, and closes', (_why, reason, text) => {
  const onClose = jest.fn();
  renderHook(() => useDialogLoadFailure(onClose)).result.current(reason);
  expect(currentToasts().at(-1)?.text).toBe(text);
  expect(onClose).toHaveBeenCalledTimes(1);
});
