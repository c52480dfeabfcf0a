import { useEffect, useLayoutEffect, useRef } from 'react';

import { offerKeys, type PageKeys } from './page-keys';

/**
 * Shortcuts of the page while this part of it is there: `useKeys({ n: { label: 'Nuevo turno', run } })`. `?` lists
 * them (keys-help/KeysHelp), KeyTip says them at their button. None while something is typed, in dialogs, or with
 * Ctrl, Alt or Cmd. A part that uses such keys itself carries `data-own-keys`.
 */
export function useKeys(keys: PageKeys): void {
  const offered = useRef(keys);
  useLayoutEffect(() => {
    offered.current = keys;
  });
  useEffect(() => offerKeys(offered), []);
}
