import { renderHook } from '@testing-library/react';

import { onToast } from '../notify/notify';
import { useGiveUp } from './useGiveUp';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['offline is a matter of the connection', false, 'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.'],
  ['online is got by a new page', true, 'No se pudo cargar. Recargar la página e intentar nuevamente.'],
])('a dialog whose file cannot be had %s, and closes', (_when, onLine, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const said: string[] = [];
  const stop = onToast((toast) => void said.push(toast.text));
  const onClose = jest.fn();
  renderHook(() => useGiveUp(onClose)).result.current();
  stop();
  expect(said).toEqual([text]);
  expect(onClose).toHaveBeenCalledTimes(1);
});
