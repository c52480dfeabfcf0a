import type { SessionUserFragment } from './session.generated';
import { useViewer } from './useViewer';

/** Null when nobody is signed in, undefined when not known. */
export function useWho(): SessionUserFragment | null | undefined {
  const { viewer, loading, failed } = useViewer();
  return viewer ?? (loading || failed ? undefined : null);
}
