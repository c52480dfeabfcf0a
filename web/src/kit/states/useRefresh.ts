import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { notify } from '../notify/notify';

interface Shown {
  failed: boolean;
  stale: boolean;
  errorText: string;
}

/** Refetch for a button, with a toast. The page shows `failed`. */
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
