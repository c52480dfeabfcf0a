import { useState } from 'react';

import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { useViewer } from '../../clinic/session/useViewer';
import { getToken } from '../../kit/session/token';

interface Arrival {
  /** The user who is already signed in. */
  viewer: SessionUserFragment | undefined;
  /** True while a token's user is loading; always false without a token. */
  unknown: boolean;
}

/** For pages that are of no use to signed-in users. */
export function useArrival(): Arrival {
  const [cameSignedIn] = useState(() => getToken() !== null);
  const { viewer, loading } = useViewer();
  return { viewer, unknown: cameSignedIn && loading };
}
