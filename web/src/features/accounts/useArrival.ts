import { useState } from 'react';

import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { useViewer } from '../../clinic/session/useViewer';
import { getToken } from '../../kit/session/token';

interface Arrival {
  /** Already signed in. */
  viewer: SessionUserFragment | undefined;
  /** Loading a token's user. */
  unknown: boolean;
}

/** For pages useless to signed-in users. */
export function useArrival(): Arrival {
  const [cameSignedIn] = useState(() => getToken() !== null);
  const { viewer, loading } = useViewer();
  return { viewer, unknown: cameSignedIn && loading };
}
