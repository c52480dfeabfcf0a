import type { SessionUserFragment } from './session.generated';
import { useViewer } from './useViewer';

/** Who is signed in: null when nobody is, undefined while that is not known. */
export function useWho(): SessionUserFragment | null | undefined {
  const { viewer, loading, failed } = useViewer();
  return viewer ?? (loading || failed ? undefined : null);
}
