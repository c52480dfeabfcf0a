import { useToken } from '../../kit/session/token';
import { useViewerQuery, type SessionUserFragment } from './session.generated';

interface Viewer {
  viewer: SessionUserFragment | undefined;
  loading: boolean;
  /** Has a token, but loading failed. */
  failed: boolean;
  retry: () => Promise<void>;
}

/** Drops a refused token silently. */
export function useViewer(): Viewer {
  const token = useToken();
  const { data, error, loading, refetch: retry } = useViewerQuery({ skip: token === null });
  if (token === null) return { viewer: undefined, loading: false, failed: false, retry };
  const viewer = data?.viewer ?? undefined;
  return { viewer, loading: loading && !data, failed: !viewer && error !== undefined, retry };
}
