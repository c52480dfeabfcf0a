import { styled } from '@mui/material/styles';
import { Outlet, useLocation } from 'react-router-dom';

import { usePageTitle } from '../../shared/clinic/useClinic';
import type { SessionUserFragment } from '../../shared/session/session.generated';
import { ROLE_HOME } from '../../shared/session/role-home';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { PageWidth } from '../../shared/ui/layout';
import { LinkTabs } from '../../shared/ui/LinkTabs';
import { dashboardTabs } from './dashboard-tabs';

const Page = styled(PageWidth)({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });

interface Props {
  viewer: SessionUserFragment;
}

/** The day of whoever works here: the tabs they have, and below them the one that the address names. */
export function DashboardPage({ viewer }: Props) {
  const { pathname } = useLocation();
  const tabs = dashboardTabs(viewer);
  const shown = tabs.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  usePageTitle(shown?.title ?? 'Acceso Denegado');
  if (tabs.length === 0) return <AccessDenied viewer={viewer} />;
  return (
    <Page>
      <h1>{shown?.title}</h1>
      {tabs.length > 1 && <LinkTabs label="Secciones del panel" tabs={tabs} current={shown?.path} />}
      <Outlet />
    </Page>
  );
}

function AccessDenied({ viewer }: Props) {
  return (
    <Page style={{ maxWidth: 640, justifyItems: 'start' }}>
      <h1>Acceso Denegado</h1>
      <p>No tienes permisos para acceder a esta página.</p>
      <ButtonLink to={ROLE_HOME[viewer.role]}>Volver al inicio</ButtonLink>
    </Page>
  );
}
