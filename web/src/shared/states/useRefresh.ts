import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { notify } from '../notify/notify';

interface Shown {
  /** There is nothing to show, which is said anyway. */
  failed: boolean;
  /** What is shown could not be asked for again. */
  stale: boolean;
  /** What the toast says then. */
  errorText: string;
}

/** `refetch` for a button: once it is done it says "Datos actualizados", or that what is shown could not be. */
export function useRefresh(refetch: () => Promise<void>, shown: Shown) {
  const [refreshing, setRefreshing] = useState(false);
  const wasRefreshing = useRef(false);
  const refresh = useCallback(async () => {
    if (wasRefreshing.current) return;
    setRefreshing(true);
    await refetch();
    setRefreshing(false);
  }, [refetch]);
  const tell = useEffectEvent(() => {
    if (shown.stale) notify.error(shown.errorText);
    else if (!shown.failed) notify.success('Datos actualizados');
  });
  useEffect(() => {
    if (wasRefreshing.current && !refreshing) tell();
    wasRefreshing.current = refreshing;
  }, [refreshing]);
  return { refreshing, refresh };
}
