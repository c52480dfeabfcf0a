import { useToken } from './token';
import { useViewerQuery, type SessionUserFragment } from './session.generated';

interface Viewer {
  /** Who is signed in; undefined when nobody is, or not known yet. */
  viewer: SessionUserFragment | undefined;
  /** True while a token is there and its owner is not known yet. */
  loading: boolean;
  /** There is a token, and its owner could not be asked for: no connection, or a fault of the server. */
  failed: boolean;
  /** Asks again after a failure. */
  retry: () => Promise<void>;
}

/** The signed-in user, asked for only when there is a token. A refused token is dropped without a word. */
export function useViewer(): Viewer {
  const token = useToken();
  const { data, error, loading, refetch: retry } = useViewerQuery({ skip: token === null, errorToast: false });
  if (token === null) return { viewer: undefined, loading: false, failed: false, retry };
  const viewer = data?.viewer ?? undefined;
  return { viewer, loading: loading && !data, failed: !viewer && error !== undefined, retry };
}
