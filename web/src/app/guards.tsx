import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { LOGIN_PATH } from '../features/accounts/accounts.paths';
import type { Role, SessionUserFragment } from '../shared/session/session.generated';
import { useViewer } from '../shared/session/useViewer';
import { ErrorState } from '../shared/states/ErrorState';
import { PageSpinner } from '../shared/states/PageSpinner';
import { PageWidth } from '../shared/ui/layout';

interface SessionProps {
  /** What is guarded; default: the routes below. */
  children?: (viewer: SessionUserFragment) => ReactNode;
}

/** For whoever is signed in. Everyone else goes to the login, and from there back to where they were going. */
export function RequireSession({ children = () => <Outlet /> }: SessionProps) {
  const { viewer, loading, failed, retry } = useViewer();
  const { pathname, search, hash } = useLocation();
  if (loading) return <PageSpinner />;
  if (failed) {
    return (
      <PageWidth>
        <ErrorState title="No se pudo comprobar la sesión" onRetry={() => void retry()} />
      </PageWidth>
    );
  }
  if (!viewer) return <Navigate to={LOGIN_PATH} state={{ from: pathname + search + hash }} replace />;
  return children(viewer);
}

interface RoleProps {
  only: Role;
  /** Where the other roles go. */
  elsewhere: Readonly<Record<Role, string>>;
}

/** For one role only. */
export function RequireRole({ only, elsewhere }: RoleProps) {
  return (
    <RequireSession>
      {(viewer) => (viewer.role === only ? <Outlet /> : <Navigate to={elsewhere[viewer.role]} replace />)}
    </RequireSession>
  );
}
