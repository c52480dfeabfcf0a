import Container from '@mui/material/Container';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { DASHBOARD_PATH, HOME_PATH, LOGIN_PATH } from '../clinic/paths';
import { homeOf } from '../clinic/session/role-home';
import type { Role, SessionUserFragment } from '../clinic/session/session.generated';
import { useViewer } from '../clinic/session/useViewer';
import { SECURITY_PATH } from '../features/accounts/accounts.paths';
import { sessionHasEnded } from '../kit/session/token';
import { ErrorState } from '../kit/states/ErrorState';
import { PageSpinner } from '../kit/states/PageSpinner';

interface SessionProps {
  /** Default: the child routes. */
  children?: (viewer: SessionUserFragment) => ReactNode;
}

/** Others go to the login, and from there back. */
export function RequireSession({ children = () => <Outlet /> }: SessionProps) {
  const { viewer, loading, failed, retry } = useViewer();
  const { pathname, search, hash } = useLocation();
  if (loading) return <PageSpinner />;
  if (failed) {
    return (
      <Container>
        <ErrorState title="No se pudo comprobar la sesión" onRetry={() => void retry()} />
      </Container>
    );
  }
  if (!viewer)
    return (
      <Navigate to={LOGIN_PATH} state={{ from: pathname + search + hash, sessionEnded: sessionHasEnded() }} replace />
    );
  if (viewer.mustSetUpSecondFactor && pathname !== SECURITY_PATH) return <Navigate to={SECURITY_PATH} replace />;
  return children(viewer);
}

interface RoleProps {
  only: Role;
  /** Destination of other roles. */
  elsewhere: (viewer: SessionUserFragment) => string;
}

function RequireRole({ only, elsewhere }: RoleProps) {
  return (
    <RequireSession>
      {(viewer) => (viewer.role === only ? <Outlet /> : <Navigate to={elsewhere(viewer)} replace />)}
    </RequireSession>
  );
}

export function PatientsOnly() {
  return <RequireRole only="user" elsewhere={homeOf} />;
}

export function AdministratorsOnly() {
  return <RequireRole only="admin" elsewhere={() => HOME_PATH} />;
}

export function withViewer(Page: ComponentType<{ viewer: SessionUserFragment }>) {
  return function ViewerPage() {
    return <RequireSession>{(viewer) => <Page viewer={viewer} />}</RequireSession>;
  };
}

/** Others go to the calendar. */
export function withProfile(Page: ComponentType<{ professionalId: number }>) {
  return function OwnPage() {
    return (
      <RequireSession>
        {({ professional }) =>
          professional ? <Page professionalId={professional.id} /> : <Navigate to={DASHBOARD_PATH} replace />
        }
      </RequireSession>
    );
  };
}
