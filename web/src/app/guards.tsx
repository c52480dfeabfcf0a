import Container from '@mui/material/Container';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { LOGIN_PATH } from '../features/accounts/accounts.paths';
import { DASHBOARD_PATH, HOME_PATH } from '../shared/paths';
import { ROLE_HOME } from '../shared/session/role-home';
import type { Role, SessionUserFragment } from '../shared/session/session.generated';
import { sessionHasEnded } from '../shared/session/token';
import { useViewer } from '../shared/session/useViewer';
import { ErrorState } from '../shared/states/ErrorState';
import { PageSpinner } from '../shared/states/PageSpinner';

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
      <Container>
        <ErrorState title="No se pudo comprobar la sesión" onRetry={() => void retry()} />
      </Container>
    );
  }
  if (!viewer) return <Navigate to={LOGIN_PATH} state={{ from: pathname + search + hash, sessionEnded: sessionHasEnded() }} replace />;
  return children(viewer);
}

interface RoleProps {
  only: Role;
  /** Where the other roles go. */
  elsewhere: Readonly<Record<Role, string>>;
}

/** For one role only. */
function RequireRole({ only, elsewhere }: RoleProps) {
  return (
    <RequireSession>
      {(viewer) => (viewer.role === only ? <Outlet /> : <Navigate to={elsewhere[viewer.role]} replace />)}
    </RequireSession>
  );
}

/** For patients; the others go to where they work. */
export function PatientsOnly() {
  return <RequireRole only="user" elsewhere={ROLE_HOME} />;
}

/** Where the panel sends whoever does not run the clinic. */
const NOT_ADMIN: Record<Role, string> = { ...ROLE_HOME, professional: HOME_PATH };

export function AdministratorsOnly() {
  return <RequireRole only="admin" elsewhere={NOT_ADMIN} />;
}

/** A page about whoever is signed in. */
export function withViewer(Page: ComponentType<{ viewer: SessionUserFragment }>) {
  return function ViewerPage() {
    return <RequireSession>{(viewer) => <Page viewer={viewer} />}</RequireSession>;
  };
}

/** A page of whoever has a professional profile, about that profile. Others who are signed in go to the dashboard's first tab. */
export function withProfile(Page: ComponentType<{ professionalId: number }>) {
  return function OwnPage() {
    return (
      <RequireSession>
        {({ professional }) => (professional ? <Page professionalId={professional.id} /> : <Navigate to={DASHBOARD_PATH} replace />)}
      </RequireSession>
    );
  };
}
