import { useState } from 'react';

import { getToken } from '../../shared/session/token';
import { useViewer } from '../../shared/session/useViewer';
import type { SessionUserFragment } from '../../shared/session/session.generated';

interface Arrival {
  /** Who is signed in already. */
  viewer: SessionUserFragment | undefined;
  /** True while it is not known yet whose session was brought along. Never for who came without one. */
  unknown: boolean;
}

/** For pages that are of no use to whoever is signed in already. */
export function useArrival(): Arrival {
  const [cameSignedIn] = useState(() => getToken() !== null);
  const { viewer, loading } = useViewer();
  return { viewer, unknown: cameSignedIn && loading };
}
