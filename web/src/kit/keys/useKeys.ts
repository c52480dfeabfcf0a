import { useEffect, useLayoutEffect, useRef } from 'react';

import { offerKeys, type PageKeys } from './page-keys';

/**
 * Page shortcuts while mounted: `useKeys({ n: { label: 'Nuevo turno', run } })`. Off while typing, in dialogs, and with
 * Ctrl, Alt or Cmd. Parts with own keys carry `data-own-keys`.
 */
export function useKeys(keys: PageKeys): void {
  const offered = useRef(keys);
  useLayoutEffect(() => {
    offered.current = keys;
  });
  useEffect(() => offerKeys(offered), []);
}
