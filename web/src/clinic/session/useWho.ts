import type { SessionUserFragment } from './session.generated';
import { useViewer } from './useViewer';

/** Null: a visitor; undefined: unknown. */
export function useWho(): SessionUserFragment | null | undefined {
  const { viewer, loading, failed } = useViewer();
  return viewer ?? (loading || failed ? undefined : null);
}
